import { silentLog } from "@reclaim/platform/log";
import assert from "node:assert/strict";
import { VerificationError } from "../releases/verification.errors.ts";
import type { LoadedLiveState } from "./live-state.loader.ts";
import { type LiveSubscriptionOptions, subscribeLiveState } from "./live-state.subscription.ts";

/** A service whose answer is the newest sequence, and a gateway that believes it. */
function following(options: Partial<LiveSubscriptionOptions> = {}) {
  const service = { newest: 1, asked: 0, hangs: false, wrong: false };
  let time = 0;
  let current: LoadedLiveState | null = null;
  const timers = new Map<() => void, number>();
  const store = {
    current: () => current,
    applyLiveState(sent: unknown) {
      if (service.wrong) return Promise.reject(new VerificationError("not as it was signed"));
      current = { state: { sequence: sent } } as LoadedLiveState;
      return Promise.resolve();
    },
  };
  const { promise: never } = Promise.withResolvers<Response>();
  const live = subscribeLiveState({
    releases: {
      call() {
        service.asked++;
        return service.hangs ? never : Response.json(service.newest);
      },
    },
    store,
    log: silentLog,
    now: () => time,
    later(run, milliseconds) {
      timers.set(run, milliseconds);
      return () => void timers.delete(run);
    },
    onRejected: () => {},
    ...options,
  });
  return {
    service,
    live,
    pass: (milliseconds: number) => void (time += milliseconds),
    /** Whoever waits that long, in milliseconds, goes on without an answer. */
    impatient: (wait: number) =>
      timers.forEach((milliseconds, run) => milliseconds === wait && timers.delete(run) && run()),
    sequence: async () => (await live.now())?.state.sequence,
  };
}

Deno.test("what is live is asked for at most every 500 ms, and pages do not wait for the answer", async () => {
  const { service, live, pass, sequence } = following();
  await live.start(null);
  assert.deepEqual([await sequence(), service.asked], [1, 1]);
  service.newest = 2;
  pass(499);
  assert.deepEqual([await sequence(), service.asked], [1, 1]);
  pass(1);
  const pages = await Promise.all(Array.from({ length: 50 }, sequence));
  assert.deepEqual([new Set(pages), service.asked], [new Set([1]), 2]);
  await live.close();
  assert.equal(await sequence(), 2);
});

Deno.test("no page is older than a second, although nothing is told and nobody asked before", async () => {
  const silent = () => Promise.resolve(() => Promise.resolve());
  for (const listen of [undefined, silent]) {
    const { service, live, pass, sequence } = following({ listen });
    await live.start(null);
    service.newest = 2;
    pass(1_000);
    const pages = await Promise.all(Array.from({ length: 50 }, sequence));
    assert.deepEqual([new Set(pages), service.asked], [new Set([2]), 2]);
  }
});

Deno.test("while the releases service keeps silent, pages go on with what was live", async () => {
  const { service, live, pass, impatient, sequence } = following();
  await live.start(null);
  service.hangs = true;
  pass(1_000);
  const first = sequence();
  impatient(250);
  assert.equal(await first, 1);
  pass(1_999);
  // No other page waits for the same answer.
  assert.equal(await sequence(), 1);
  assert.equal(service.asked, 2);
});

Deno.test("an answer that does not come keeps nobody from what is told or asked for next", async () => {
  const { service, live, pass, impatient, sequence } = following();
  await live.start(null);
  service.hangs = true;
  const changed = live.changed();
  impatient(250);
  await changed;
  Object.assign(service, { hangs: false, newest: 2 });
  impatient(2_000);
  await live.close();
  pass(1_000);
  assert.equal(await sequence(), 2);
});

Deno.test("what is told is taken at once", async () => {
  let tell = () => {};
  const { service, live, sequence } = following({
    listen: (heard) => {
      tell = heard;
      return Promise.resolve(() => Promise.resolve());
    },
  });
  await live.start(null);
  service.newest = 2;
  tell();
  await live.close();
  assert.equal(await sequence(), 2);
});

Deno.test("who changed something waits for it anew, but not for ever", async () => {
  const { service, live, pass, impatient, sequence } = following();
  await live.start(null);
  service.newest = 2;
  await live.changed();
  assert.deepEqual([await sequence(), service.asked], [2, 2]);
  service.hangs = true;
  pass(500);
  assert.equal(await sequence(), 2);
  const changed = live.changed();
  impatient(250);
  await changed;
});

Deno.test("where listening fails it says so once, and asks", async () => {
  const said: string[] = [];
  const { service, live, pass, sequence } = following({
    log: { ...silentLog, error: (message) => void said.push(message) },
    listen: () => Promise.reject(new Error("connection refused")),
  });
  await live.start(null);
  service.newest = 2;
  pass(1_000);
  assert.equal(await sequence(), 2);
  assert.deepEqual(said, ["cannot listen for live state changes yet, polling instead"]);
  await live.close();
});

Deno.test("a connection that is dead without a sign keeps no gateway from its end", async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const { live, impatient } = following({ listen: () => Promise.resolve(() => never) });
  await live.start(null);
  const closed = live.close();
  impatient(5_000);
  await closed;
});

Deno.test("what was refused is asked for again after five seconds, not at every page", async () => {
  const { service, live, pass, sequence } = following();
  await live.start(null);
  Object.assign(service, { newest: 2, wrong: true });
  pass(1_000);
  assert.deepEqual([await sequence(), service.asked], [1, 2]);
  service.wrong = false;
  pass(4_999);
  assert.deepEqual([await sequence(), service.asked], [1, 2]);
  pass(1);
  assert.deepEqual([await sequence(), service.asked], [2, 3]);
});
