import { silentLog } from "@reclaim/platform/log";
import assert from "node:assert/strict";
import { Unverified } from "../releases/unverified.ts";
import type { Adopted } from "./adopt.ts";
import { followLive, type FollowOptions } from "./follow.ts";

/** A service whose answer is the newest sequence, and a gateway that believes it. */
function following(options: Partial<FollowOptions> = {}) {
  const service = { newest: 1, asked: 0, hangs: false, wrong: false };
  let time = 0;
  let current: Adopted | null = null;
  const adopter = {
    current: () => current,
    take(sent: unknown) {
      if (service.wrong) return Promise.reject(new Unverified("not as it was signed"));
      current = { state: { sequence: sent } } as Adopted;
      return Promise.resolve();
    },
  };
  const { promise: never } = Promise.withResolvers<Response>();
  const live = followLive({
    releases: {
      call() {
        service.asked++;
        return service.hangs ? never : Response.json(service.newest);
      },
    },
    adopter,
    log: silentLog,
    now: () => time,
    refused: () => {},
    ...options,
  });
  return {
    service,
    live,
    pass: (milliseconds: number) => void (time += milliseconds),
    sequence: async () => (await live.now())?.state.sequence,
  };
}

Deno.test("without listening, what is live is asked for at most every 500 ms, and a page waits for it", async () => {
  const { service, live, pass, sequence } = following();
  await live.start(null);
  assert.deepEqual([await sequence(), service.asked], [1, 1]);
  service.newest = 2;
  pass(499);
  assert.deepEqual([await sequence(), service.asked], [1, 1]);
  pass(1);
  const pages = await Promise.all(Array.from({ length: 50 }, sequence));
  assert.deepEqual([new Set(pages), service.asked], [new Set([2]), 2]);
});

Deno.test("while the releases service keeps silent, pages go on with what was live", async () => {
  const { service, live, pass, sequence } = following();
  await live.start(null);
  service.hangs = true;
  pass(500);
  const before = performance.now();
  assert.equal(await sequence(), 1);
  assert.ok(performance.now() - before >= 240, "the first page waits for a while");
  pass(10_000);
  const waited = performance.now();
  assert.equal(await sequence(), 1);
  assert.ok(performance.now() - waited < 100, "no other page waits for the same answer");
  assert.equal(service.asked, 2);
});

Deno.test("what is told is taken at once, also what was told before it was listened to", async () => {
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
  const { service, live, pass, sequence } = following();
  await live.start(null);
  service.newest = 2;
  await live.changed();
  assert.deepEqual([await sequence(), service.asked], [2, 2]);
  service.hangs = true;
  pass(500);
  await sequence();
  const before = performance.now();
  await live.changed();
  const waited = performance.now() - before;
  assert.ok(waited >= 240 && waited < 2_000, `${waited} ms`);
});

Deno.test("where listening fails, it asks, and tries to listen again", async () => {
  let tries = 0;
  const { service, live, pass, sequence } = following({
    listen: () => Promise.reject(new Error(`no connection ${++tries}`)),
  });
  await live.start(null);
  service.newest = 2;
  pass(500);
  assert.deepEqual([await sequence(), tries], [2, 1]);
  pass(4_500);
  await sequence();
  assert.equal(tries, 2);
});

Deno.test("what was refused is asked for again after five seconds, not at every page", async () => {
  const { service, live, pass, sequence } = following();
  await live.start(null);
  Object.assign(service, { newest: 2, wrong: true });
  pass(500);
  assert.deepEqual([await sequence(), service.asked], [1, 2]);
  service.wrong = false;
  pass(4_999);
  assert.deepEqual([await sequence(), service.asked], [1, 2]);
  pass(1);
  assert.deepEqual([await sequence(), service.asked], [2, 3]);
});
