import assert from "node:assert/strict";
import type { ApiSurface } from "@reclaim/contracts-releases/releases";
import { testIdentity } from "@reclaim/platform/testing";
import { fixtureRelease } from "@reclaim/release-store/testing/fixture-release";
import { releasesService } from "../releases.testing.ts";
import { liveRepository } from "./live.repository.ts";

const { service, reset, given, bearer, state, compositions, operator } = await releasesService();
Deno.test.afterAll(() => service.close());

let platform = "";
let team = "";
/** A shell and two remotes are live. */
Deno.test.beforeEach(async () => {
  await reset();
  platform = await given.team("Platform", ["shell"]);
  team = await given.team("Hello", ["mfe-one", "mfe-two", "mfe-three", "mfe-four", "mfe-five"]);
  await given.live(platform, given.shell());
  await given.live(team, given.remote("mfe-one", "1.0.0"));
  await given.live(team, given.remote("mfe-two", "1.0.0"));
});

const call = (method: string, path: string, body?: object, token = team) =>
  bearer(token, method, `/api/releases/${path}`, body);

Deno.test("a composition is one shell and one version of each remote", async () => {
  assert.deepEqual(await compositions(), {
    "": { shell: "1.0.0", "mfe-one": "1.0.0", "mfe-two": "1.0.0" },
  });
});

Deno.test("nothing is live before something was activated", async () => {
  await reset();
  assert.equal((await service.call(null, "GET", "/internal/live")).status, 503);
  assert.equal((await service.call(null, "GET", "/api/releases")).status, 404);
});

Deno.test("an activation changes its remote only, and counts the sequence up", async () => {
  const before = (await state()).sequence;
  await given.published(team, given.remote("mfe-one", "2.0.0"));
  const { status, body } = await call("POST", "mfe-one/2.0.0/activate");
  assert.equal(status, 200);
  assert.ok(body.sequence > before);
  assert.deepEqual(await compositions(), {
    "": { shell: "1.0.0", "mfe-one": "2.0.0", "mfe-two": "1.0.0" },
  });
});

Deno.test("who has the newest sequence is told nothing new", async () => {
  const { sequence } = await state();
  const answer = await service.call(null, "GET", `/internal/live?sequence=${sequence}`);
  assert.equal(answer.status, 304);
});

Deno.test("each state is later than the one before, also when the clock was put back", async () => {
  await given.published(team, given.remote("mfe-one", "2.0.0"));
  const before = Date.parse((await state()).at);
  service.deps.clock.set(new Date(before - 3_600_000).toISOString());
  await call("POST", "mfe-one/2.0.0/activate");
  service.deps.clock.set(new Date(before).toISOString());
  assert.equal(Date.parse((await state()).at), before + 1);
});

Deno.test("what changes nothing wakes no gateway", async () => {
  const { sequence } = await state();
  for (const [method, path] of [["DELETE", "mfe-one/canary"], ["POST", "mfe-one/1.0.0/activate"]]) {
    const answer = await call(method ?? "", path ?? "");
    assert.deepEqual([answer.status, answer.body.sequence], [200, sequence]);
  }
  await service.call(testIdentity(), "DELETE", "/api/releases/passes/mine");
  assert.equal((await state()).sequence, sequence);
});

Deno.test("a version goes live only when a browser has seen it", async () => {
  assert.equal((await call("POST", "mfe-one/7.0.0/activate")).status, 404);
  await given.uploaded(team, given.remote("mfe-one", "7.0.0"));
  const early = await call("POST", "mfe-one/7.0.0/activate");
  assert.deepEqual([early.status, early.body.code], [409, "not_passed"]);
  await given.inspected(["TypeError: x is undefined"]);
  const { status, body } = await call("POST", "mfe-one/7.0.0/activate");
  assert.equal(status, 409);
  assert.equal(body.details.state, "refused");
});

Deno.test("a canary gives a share another composition, and what is live is its last good", async () => {
  await given.published(team, given.remote("mfe-one", "2.0.0"));
  assert.equal((await call("PUT", "mfe-one/2.0.0/canary", { percent: 10 })).status, 200);
  assert.deepEqual(await compositions(), {
    "": { shell: "1.0.0", "mfe-one": "1.0.0", "mfe-two": "1.0.0" },
    "mfe-one": { shell: "1.0.0", "mfe-one": "2.0.0", "mfe-two": "1.0.0" },
  });
  const { canaries } = await state();
  assert.equal(canaries[0]?.percent, 10);
  const { body } = await service.call(null, "GET", "/internal/live");
  const texts = body.compositions.map(({ text }: { text: string }) => JSON.parse(text));
  const canary = texts.find((one: { remotes: Record<string, { version: string }> }) =>
    one.remotes["mfe-one"]?.version === "2.0.0"
  );
  assert.equal(canary.remotes["mfe-one"].lastGood.version, "1.0.0");
});

Deno.test("canaries of several remotes do not wait for each other", async () => {
  for (const name of ["mfe-one", "mfe-two"]) {
    await given.published(team, given.remote(name, "2.0.0"));
    await call("PUT", `${name}/2.0.0/canary`, { percent: 50 });
  }
  assert.deepEqual(Object.keys(await compositions()).sort(), [
    "",
    "mfe-one",
    "mfe-one,mfe-two",
    "mfe-two",
  ]);
});

Deno.test("at most four canaries run at once", async () => {
  for (const name of ["mfe-one", "mfe-two", "mfe-three", "mfe-four", "mfe-five"]) {
    await given.published(team, given.remote(name, "2.0.0"));
    const { status, body } = await call("PUT", `${name}/2.0.0/canary`, { percent: 5 });
    if (name !== "mfe-five") assert.equal(status, 200);
    else assert.equal(body.code, "too_many_canaries");
  }
});

Deno.test("a share is changed in place; another version begins another canary", async () => {
  for (const version of ["2.0.0", "3.0.0"]) {
    await given.published(team, given.remote("mfe-one", version));
  }
  await call("PUT", "mfe-one/2.0.0/canary", { percent: 10 });
  const [first] = (await state()).canaries;
  await call("PUT", "mfe-one/2.0.0/canary", { percent: 25, tiers: ["premium"] });
  const [changed] = (await state()).canaries;
  assert.deepEqual(changed, { ...first, percent: 25, tiers: ["premium"] });
  await call("PUT", "mfe-one/3.0.0/canary", { percent: 5 });
  const { canaries } = await state();
  assert.equal(canaries.length, 1);
  assert.notEqual(canaries[0]?.id, first?.id);
});

Deno.test("a share outside of 0 to 100 percent is refused", async () => {
  await given.published(team, given.remote("mfe-one", "2.0.0"));
  for (const percent of [-1, 101, "10"]) {
    assert.equal((await call("PUT", "mfe-one/2.0.0/canary", { percent })).status, 400);
  }
});

Deno.test("a version that was never published is said to be unknown, however it is written", async () => {
  for (const version of ["9.9.9", "%00", "a%2Fb", "%F0%9F%90%A3"]) {
    for (const [method, path] of [["POST", "activate"], ["PUT", "canary"], ["GET", ""]] as const) {
      const body = method === "PUT" ? { percent: 10 } : undefined;
      const answer = await call(method, `mfe-one/${version}${path && `/${path}`}`, body);
      assert.deepEqual([answer.status, answer.body.code], [404, "unknown_version"]);
    }
  }
  assert.equal((await call("POST", "mfe-one/rollback", { version: "\0" })).status, 400);
  const unknown = await call("POST", "mfe-one/rollback", { version: "9.9.9" });
  assert.deepEqual([unknown.status, unknown.body.code], [404, "unknown_version"]);
});

Deno.test("what everybody gets cannot be put on canary", async () => {
  const { status, body } = await call("PUT", "mfe-one/1.0.0/canary", { percent: 10 });
  assert.deepEqual([status, body.code], [409, "live_already"]);
});

Deno.test("a rollback ends the canary of what nobody else gets", async () => {
  await given.published(team, given.remote("mfe-three", "1.0.0"));
  await call("PUT", "mfe-three/1.0.0/canary", { percent: 10 });
  assert.equal((await call("POST", "mfe-three/rollback", {})).body.version, null);
  assert.deepEqual((await state()).canaries, []);
});

Deno.test("a remote that others lead to cannot be withdrawn", async () => {
  await given.live(
    team,
    fixtureRelease({
      name: "mfe-three",
      version: "1.0.0",
      manifest: {
        routes: [{ path: "/three", module: "page.tsx" }],
        navigation: [{ label: "One", to: "/mfe-one", place: "bottom", order: 7 }],
      },
    }),
  );
  const { status, body } = await call("DELETE", "mfe-one");
  assert.deepEqual([status, body.code], [422, "release_refused"]);
  assert.match(JSON.stringify(body.details), /mfe-three 1\.0\.0 leads to \/mfe-one/);
  assert.equal((await compositions())[""]?.["mfe-one"], "1.0.0");
});

Deno.test("a remote that alone fills a slot which somebody must fill cannot be withdrawn", async () => {
  const rendersSlots = { "crisis.help": "any" };
  await given.live(
    platform,
    fixtureRelease({
      name: "shell",
      version: "2.0.0",
      fields: { apiSurface: { emits: {}, listensTo: {}, rendersSlots, fillsSlots: {} } },
    }),
  );
  const manifest = {
    routes: [{ path: "/help", module: "page.tsx" }],
    slots: [{ name: "crisis.help", module: "page.tsx" }],
  };
  await given.live(team, fixtureRelease({ name: "mfe-three", version: "1.0.0", manifest }));
  const { status, body } = await call("DELETE", "mfe-three");
  assert.deepEqual([status, body.code], [422, "release_refused"]);
  assert.match(JSON.stringify(body.details), /no longer fills .*crisis\.help/);
});

Deno.test("activating the version on canary ends the canary", async () => {
  await given.published(team, given.remote("mfe-one", "2.0.0"));
  await call("PUT", "mfe-one/2.0.0/canary", { percent: 10 });
  await call("POST", "mfe-one/2.0.0/activate");
  assert.deepEqual((await state()).canaries, []);
  assert.equal((await compositions())[""]?.["mfe-one"], "2.0.0");
});

Deno.test("a new remote may begin on canary: others do not see it", async () => {
  await given.published(team, given.remote("mfe-three", "1.0.0"));
  await call("PUT", "mfe-three/1.0.0/canary", { percent: 10 });
  const all = await compositions();
  assert.equal(all[""]?.["mfe-three"], undefined);
  assert.equal(all["mfe-three"]?.["mfe-three"], "1.0.0");
});

Deno.test("a rollback ends a canary first, then goes to the last good version", async () => {
  await given.live(team, given.remote("mfe-one", "2.0.0"));
  await given.published(team, given.remote("mfe-one", "3.0.0"));
  await call("PUT", "mfe-one/3.0.0/canary", { percent: 10 });
  assert.equal((await call("POST", "mfe-one/rollback", {})).body.version, "2.0.0");
  assert.deepEqual((await state()).canaries, []);
  assert.equal((await call("POST", "mfe-one/rollback", {})).body.version, "1.0.0");
  assert.equal((await compositions())[""]?.["mfe-one"], "1.0.0");
});

Deno.test("no page falls back to a version that would not understand the others, live or on canary", async () => {
  const withSurface = (name: string, version: string, apiSurface: Partial<ApiSurface>) =>
    fixtureRelease({
      name,
      version,
      manifest: { routes: [{ path: `/${name}`, module: "page.tsx" }] },
      fields: {
        apiSurface: { emits: {}, listensTo: {}, rendersSlots: {}, fillsSlots: {}, ...apiSurface },
      },
    });
  await given.live(team, withSurface("mfe-one", "2.0.0", { listensTo: { saved: "number" } }));
  await given.live(team, given.remote("mfe-one", "3.0.0"));
  const lastGood = async () => {
    const { body } = await service.call(null, "GET", "/internal/live");
    return JSON.parse(body.compositions[0].text).remotes["mfe-one"].lastGood?.version;
  };
  assert.equal(await lastGood(), "2.0.0");
  await given.published(team, withSurface("mfe-two", "2.0.0", { emits: { saved: "string" } }));
  await call("PUT", "mfe-two/2.0.0/canary", { percent: 10 });
  assert.equal(await lastGood(), undefined);
  await call("POST", "mfe-two/2.0.0/activate");
  assert.equal(await lastGood(), undefined);
  await call("POST", "mfe-two/rollback", {});
  assert.equal(await lastGood(), "2.0.0");
});

Deno.test("what was rolled back from is nobody's last good version", async () => {
  await given.live(team, given.remote("mfe-one", "2.0.0"));
  await call("POST", "mfe-one/rollback", {});
  const { status, body } = await call("POST", "mfe-one/rollback", {});
  assert.equal(status, 409);
  assert.equal(body.code, "nothing_to_roll_back_to");
});

Deno.test("a remote is withdrawn, canary and all, and may come back; the shell stays", async () => {
  await given.published(team, given.remote("mfe-one", "2.0.0"));
  await call("PUT", "mfe-one/2.0.0/canary", { percent: 10 });
  assert.equal((await call("DELETE", "mfe-one")).status, 200);
  assert.deepEqual(await compositions(), { "": { shell: "1.0.0", "mfe-two": "1.0.0" } });
  assert.equal((await call("DELETE", "mfe-one")).status, 404);
  assert.equal((await call("POST", "mfe-one/rollback", { version: "1.0.0" })).status, 200);
  assert.equal((await compositions())[""]?.["mfe-one"], "1.0.0");
  const shell = await call("DELETE", "shell", undefined, platform);
  assert.deepEqual([shell.status, shell.body.code], [409, "shell_stays"]);
});

Deno.test("a rollback goes to any stored version", async () => {
  for (const version of ["2.0.0", "3.0.0"]) {
    await given.live(team, given.remote("mfe-one", version));
  }
  const { body } = await call("POST", "mfe-one/rollback", { version: "1.0.0" });
  assert.equal(body.version, "1.0.0");
  assert.equal((await compositions())[""]?.["mfe-one"], "1.0.0");
  assert.equal((await call("POST", "mfe-one/rollback", { version: "9.9.9" })).status, 404);
});

Deno.test("a rollback to what no longer fits says whom it would break, and changes nothing", async () => {
  await given.live(team, given.remote("mfe-one", "2.0.0", "/moved"));
  await given.live(team, given.remote("mfe-three", "1.0.0", "/mfe-one"));
  await given.published(team, given.remote("mfe-one", "3.0.0", "/moved"));
  await call("PUT", "mfe-one/3.0.0/canary", { percent: 10 });
  const before = await state();
  const { status, body } = await call("POST", "mfe-one/rollback", { version: "1.0.0" });
  assert.deepEqual([status, body.code], [422, "release_refused"]);
  assert.match(JSON.stringify(body.details), /mfe-three 1\.0\.0/);
  assert.deepEqual(await state(), before);
});

Deno.test("the shell is released, put on canary and rolled back the same way", async () => {
  await given.published(platform, given.shell("2.0.0"));
  await call("PUT", "shell/2.0.0/canary", { percent: 1 }, platform);
  assert.equal((await compositions())["shell"]?.["shell"], "2.0.0");
  await call("POST", "shell/2.0.0/activate", undefined, platform);
  assert.equal((await compositions())[""]?.["shell"], "2.0.0");
  await call("POST", "shell/rollback", {}, platform);
  assert.equal((await compositions())[""]?.["shell"], "1.0.0");
});

Deno.test("a version that no longer fits what is live does not go live", async () => {
  await given.published(team, given.remote("mfe-three", "1.0.0", "/same"));
  await given.live(team, given.remote("mfe-four", "1.0.0", "/same"));
  const { status, body } = await call("POST", "mfe-three/1.0.0/activate");
  assert.equal(status, 422);
  assert.equal(body.code, "release_refused");
  assert.match(JSON.stringify(body.details), /mfe-four/);
  assert.equal((await compositions())[""]?.["mfe-three"], undefined);
});

Deno.test("only the team of a remote changes what is live of it", async () => {
  const other = await given.team("Other", ["mfe-six"]);
  for (
    const [method, path, body] of [
      ["POST", "mfe-one/1.0.0/activate"],
      ["PUT", "mfe-one/1.0.0/canary", { percent: 1 }],
      ["DELETE", "mfe-one/canary"],
      ["POST", "mfe-one/rollback", {}],
      ["GET", "mfe-one/1.0.0"],
    ] as [string, string, object?][]
  ) {
    const { status, body: refusal } = await call(method, path, body, other);
    assert.equal(status, 403, path);
    assert.equal(refusal.code, "not_your_remote");
    assert.equal((await service.call(null, method, `/api/releases/${path}`, body)).status, 401);
  }
});

Deno.test("two changes at the same time both hold", async () => {
  await given.published(team, given.remote("mfe-one", "2.0.0"));
  await given.published(team, given.remote("mfe-two", "2.0.0"));
  await Promise.all([
    call("POST", "mfe-one/2.0.0/activate"),
    call("POST", "mfe-two/2.0.0/activate"),
  ]);
  assert.deepEqual((await compositions())[""], {
    shell: "1.0.0",
    "mfe-one": "2.0.0",
    "mfe-two": "2.0.0",
  });
});

Deno.test("the database itself lets one version of a name be live, and one be on canary", async () => {
  const live = liveRepository(service.deps.db);
  const at = new Date();
  await assert.rejects(live.activate({ name: "mfe-one", version: "9.0.0", at, by: "nobody" }));
  await given.published(team, given.remote("mfe-one", "2.0.0"));
  await call("PUT", "mfe-one/2.0.0/canary", { percent: 10 });
  const [running] = await live.runningCanaries();
  assert.ok(running);
  await assert.rejects(live.startCanary({ ...running, id: crypto.randomUUID() }));
});

Deno.test("each change is a line of the audit log with who did it", async () => {
  await given.live(team, given.remote("mfe-one", "2.0.0"));
  await call("POST", "mfe-one/rollback", {});
  await operator("POST", "/api/releases/membership", { token: team, label: "Jonas" });
  const { body } = await service.call(
    testIdentity({ role: "admin" }),
    "GET",
    "/api/releases/audit",
  );
  const lines = body.entries.map((
    { actor, action, name, version }: Record<string, string>,
  ) => [actor, action, name, version].join(" "));
  assert.deepEqual(lines.slice(1, 5), [
    "Hello (ci) rolled back mfe-one 1.0.0",
    "Hello (ci) activated mfe-one 2.0.0",
    "inspector passed mfe-one 2.0.0",
    "Hello (ci) published mfe-one 2.0.0",
  ]);
});

Deno.test("whoever changes what he saw is refused when it has changed meanwhile", async () => {
  const admin = testIdentity({ role: "admin" });
  const seen = async () => {
    const { body } = await service.call(admin, "GET", "/api/releases/desk");
    const one = body.releases.find(({ name }: { name: string }) => name === "mfe-one");
    return `?expectedRevision=${encodeURIComponent(one.revision)}`;
  };
  const code = async (method: string, path: string, body?: object) => {
    const answer = await call(method, path, body);
    return answer.status === 200 ? "done" : answer.body.code;
  };
  for (const version of ["2.0.0", "3.0.0"]) {
    await given.published(team, given.remote("mfe-one", version));
  }
  const first = await seen();
  // What happens to others is no concern of it.
  await given.live(team, given.remote("mfe-two", "2.0.0"));
  assert.equal(await code("PUT", `mfe-one/2.0.0/canary${first}`, { percent: 10 }), "done");
  const onCanary = await seen();
  assert.equal(
    await code("PUT", `mfe-one/2.0.0/canary${first}`, { percent: 50 }),
    "revision_conflict",
  );
  assert.equal(await code("PUT", `mfe-one/2.0.0/canary${onCanary}`, { percent: 25 }), "done");
  assert.equal(await code("DELETE", `mfe-one/canary${onCanary}`), "revision_conflict");
  assert.equal(await code("DELETE", `mfe-one/canary${await seen()}`), "done");
  assert.equal(await code("POST", `mfe-one/2.0.0/activate${onCanary}`), "revision_conflict");
  const before = await seen();
  assert.equal(await code("POST", `mfe-one/2.0.0/activate${before}`), "done");
  // The same version is live again, by another activation.
  await call("POST", "mfe-one/rollback", {});
  for (
    const [method, path] of [
      ["POST", "mfe-one/3.0.0/activate"],
      ["POST", "mfe-one/rollback"],
      ["DELETE", "mfe-one"],
    ] as const
  ) {
    const body = path.endsWith("rollback") ? { version: "3.0.0" } : undefined;
    assert.equal(await code(method, path + before, body), "revision_conflict", path);
  }
  assert.equal((await compositions())[""]?.["mfe-one"], "1.0.0");
  assert.equal(await code("POST", `mfe-one/rollback${await seen()}`, { version: "3.0.0" }), "done");
});
