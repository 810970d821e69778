import type { LiveAnswer, LiveState } from "@reclaim/contracts-releases/composition";
import assert from "node:assert/strict";
import { bootstrapOf, given } from "../gateway.testing.ts";
import { signers } from "./live.testing.ts";

/** The releases service says the same of another moment. */
const told = (fields: Pick<LiveState, "sequence" | "at">) => (answer: LiveAnswer) => {
  const state = JSON.parse(answer.state.text) as LiveState;
  answer.state = signers.state(JSON.stringify({ ...state, ...fields }));
};

Deno.test("two gateways follow one change", async () => {
  const { goLive, release, gateway, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  goLive({ remotes: [one] });
  const gateways = [await gateway(), await gateway()];
  for (const { versions } of gateways) {
    assert.deepEqual(await versions(), { shell: "1.0.0", "mfe-one": "1.0.0" });
  }
  goLive({ remotes: [two] });
  for (const { serves, versions } of gateways) {
    await serves(2);
    assert.deepEqual(await versions(), { shell: "1.0.0", "mfe-one": "2.0.0" });
  }
  await end();
});

Deno.test("what is told while an older answer is on its way is asked for again", async () => {
  const { goLive, answerWith, release, gateway, world, end } = await given();
  const remotes = await Promise.all(["1.0.0", "2.0.0", "3.0.0"].map((v) => release("mfe-one", v)));
  goLive({ remotes: remotes.slice(0, 1) });
  const { serves, versions } = await gateway();
  const second = answerWith({ remotes: remotes.slice(1, 2) });
  const held = Promise.withResolvers<Response>();
  world.says = () => held.promise;
  goLive({ remotes: remotes.slice(1, 2) });
  world.says = null;
  goLive({ remotes: remotes.slice(2) });
  held.resolve(Response.json(second));
  await serves(4);
  assert.deepEqual(await versions(), { shell: "1.0.0", "mfe-one": "3.0.0" });
  await end();
});

Deno.test("a gateway starts from what it kept while the releases service is away, and goes on without it", async () => {
  const { goLive, release, gateway, world, end } = await given();
  const remote = await release("mfe-one", "1.0.0");
  goLive({ remotes: [remote] });
  const first = await gateway();
  world.says = () => Promise.reject(new Error("connection refused"));
  assert.deepEqual(await first.versions(), { shell: "1.0.0", "mfe-one": "1.0.0" });
  const second = await gateway();
  assert.deepEqual(await second.versions(), { shell: "1.0.0", "mfe-one": "1.0.0" });
  assert.equal((await second.get("/readyz")).status, 200);
  await end();
});

Deno.test("what cannot be answered now is kept by no cache", async () => {
  const { gateway, end } = await given();
  const { get } = await gateway();
  for (const path of ["/", "/sw.js", "/remotes/mfe-one/1.0.0/remoteEntry.js"]) {
    const answer = await get(path);
    assert.ok([404, 503].includes(answer.status), path);
    assert.equal(answer.headers.get("cache-control"), "no-store", path);
    await answer.body?.cancel();
  }
  await end();
});

Deno.test("without any state there is no page and no readiness, until there is one", async () => {
  const { goLive, gateway, end } = await given();
  const { get, versions, serves } = await gateway();
  assert.equal(await versions(), 503);
  const ready = await get("/readyz");
  assert.equal(ready.status, 503);
  assert.deepEqual(await ready.json(), { composition: false });
  goLive({});
  await serves(1);
  assert.deepEqual(await versions(), { shell: "1.0.0" });
  assert.equal((await get("/readyz")).status, 200);
  await end();
});

Deno.test("a state that was live before is not believed again", async () => {
  const { goLive, release, gateway, world, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  goLive({ remotes: [one] });
  const old = world.answer;
  goLive({ remotes: [two] });
  const running = await gateway();
  goLive({}, (answer) => Object.assign(answer, old));
  assert.equal(await running.refusal(), "state 1 is not newer than 2, which is live here");
  const restarted = await gateway();
  assert.equal(await restarted.refusal(), "state 1 is not newer than 2, which is live here");
  for (const { versions } of [running, restarted]) {
    assert.deepEqual(await versions(), { shell: "1.0.0", "mfe-one": "2.0.0" });
  }
  await end();
});

Deno.test("what is older is not believed, whatever its number, also when its signature fits", async () => {
  const { goLive, release, gateway, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  goLive({ remotes: [two] }, told({ sequence: 9, at: "2026-11-21T09:00:00.000Z" }));
  const { refusal, versions } = await gateway();
  for (
    const [sequence, at] of [
      [8, "2026-11-21T08:00:00.000Z"],
      [9, "2026-11-21T08:59:59.999Z"],
      [8, "at some time"],
      // As what was live before a backup was restored.
      [10, "2026-11-21T08:00:00.000Z"],
    ] as const
  ) {
    goLive({ remotes: [one] }, told({ sequence, at }));
    assert.match(await refusal(), new RegExp(`state ${sequence} is not newer than 9`));
    // The same complaint is made once only: the next one must be another.
    goLive({ remotes: [one] }, (answer) => answer.state.signature = "");
    await refusal();
  }
  assert.deepEqual(await versions(), { shell: "1.0.0", "mfe-one": "2.0.0" });
  await end();
});

Deno.test("after a backup was restored, gateways go on from there, running or started again", async () => {
  const { goLive, release, gateway, end } = await given();
  const remotes = await Promise.all(["1.0.0", "2.0.0", "3.0.0"].map((v) => release("mfe-one", v)));
  goLive({ remotes: remotes.slice(0, 1) }, told({ sequence: 9, at: "2026-11-21T09:00:00.000Z" }));
  const running = await gateway();
  const serves = async ({ versions }: typeof running, version: string) => {
    let served = await versions();
    while (typeof served === "number" || served["mfe-one"] !== version) {
      // Files are written and timers run only between two turns.
      await new Promise((resolve) => setTimeout(resolve, 5));
      served = await versions();
    }
  };
  await serves(running, "1.0.0");
  goLive({ remotes: remotes.slice(1, 2) }, told({ sequence: 5, at: "2026-11-21T10:00:00.000Z" }));
  await serves(running, "2.0.0");
  // Counted up to where it was before: only the time tells that it is another one.
  goLive({ remotes: remotes.slice(2) }, told({ sequence: 5, at: "2026-11-21T11:00:00.000Z" }));
  await serves(running, "3.0.0");
  await serves(await gateway(), "3.0.0");
  await end();
});

Deno.test("a last good version that is not whole any more holds up nothing, and is not named", async () => {
  for (const path of ["assets/page-abcdefgh.js", "release.json"]) {
    const { goLive, release, gateway, store, world, end } = await given();
    const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
    goLive({ remotes: [two], lastGood: { "mfe-one": one } });
    const remoteOf = async ({ text }: Awaited<ReturnType<typeof gateway>>) => {
      const html = await text("/");
      return { html, remote: bootstrapOf(html).composition.remotes[0] };
    };
    assert.equal((await remoteOf(await gateway())).remote?.lastGood?.version, "1.0.0");
    store.files.delete(`mfe-one/1.0.0/${path}`);
    for (const away of [false, true]) {
      if (away) world.says = () => Promise.reject(new Error("connection refused"));
      const restarted = await gateway();
      assert.match(await restarted.refusal(), /mfe-one.1.0.0.* is not stored/);
      const { html, remote } = await remoteOf(restarted);
      assert.deepEqual([remote?.version, remote?.lastGood], ["2.0.0", null]);
      assert.ok(!html.includes("/remotes/mfe-one/1.0.0/"));
    }
    await end();
  }
});

Deno.test("files of versions that are not live any more are served after a restart, to old tabs", async () => {
  const { goLive, release, gateway, end } = await given();
  const [one, two] = [await release("mfe-one", "1.0.0"), await release("mfe-one", "2.0.0")];
  const url = "/remotes/mfe-one/1.0.0/assets/page-abcdefgh.js";
  goLive({ remotes: [one] });
  const before = await gateway();
  goLive({ remotes: [two] });
  await before.serves(2);
  const after = await gateway();
  for (const { get } of [before, after]) {
    const answer = await get(url);
    assert.equal(await answer.text(), 'export const page = "mfe-one 1.0.0";');
    assert.equal(answer.headers.get("cache-control"), "public, max-age=31536000, immutable");
    assert.equal(answer.headers.get("content-type"), "text/javascript; charset=utf-8");
  }
  await end();
});

Deno.test("of old versions, those that tabs ask for stay in memory, and the least used goes", async () => {
  const { goLive, release, gateway, store, end } = await given();
  goLive({});
  const { get } = await gateway();
  const status = async (version: string) => {
    const answer = await get(`/remotes/mfe-one/${version}/remoteEntry.js`);
    await answer.body?.cancel();
    return answer.status;
  };
  const versions = Array.from({ length: 33 }, (_, index) => `1.0.${index}`);
  for (const version of versions) await release("mfe-one", version);
  for (const version of versions.slice(0, 32)) assert.equal(await status(version), 200);
  assert.equal(await status("1.0.0"), 200);
  assert.equal(await status("1.0.32"), 200);
  for (const path of store.files.keys()) store.files.delete(path);
  assert.deepEqual([await status("1.0.0"), await status("1.0.1")], [200, 404]);
  await end();
});

Deno.test("the metrics tell which state is served and how many were refused", async () => {
  const { goLive, gateway, end } = await given();
  goLive({});
  goLive({});
  const { text, refusal } = await gateway();
  goLive({}, (answer) => answer.state.signature = answer.compositions[0]?.signature ?? "");
  await refusal();
  const metrics = await text("/metrics");
  assert.match(metrics, /^reclaim_live_sequence 2$/m);
  assert.match(metrics, /^reclaim_live_refused_total 1$/m);
  await end();
});
