import assert from "node:assert/strict";
import { storedRows, testIdentity } from "@reclaim/platform/testing";
import { releasesService } from "../releases.testing.ts";

const { service, reset, given, state } = await releasesService();
Deno.test.afterAll(() => service.close());

const jonas = testIdentity();
const member = testIdentity();
Deno.test.beforeEach(async () => {
  await reset();
  service.deps.clock.set("2026-11-21T09:00:00Z");
  const token = await given.team("Hello", ["shell", "mfe-one"]);
  await given.live(token, given.shell());
  await given.live(token, given.remote("mfe-one", "1.0.0"));
  await given.published(token, given.remote("mfe-one", "2.0.0"));
  await service.call(jonas, "POST", "/api/releases/membership", { token, label: "Jonas" });
});

const OVERRIDE = { kind: "override", name: "mfe-one", version: "2.0.0", label: "Eva", hours: 24 };
const call = (who: typeof jonas, method: string, path: string, body?: object) =>
  service.call(who, method, `/api/releases/passes${path}`, body);
const invite = async (wanted: object) => {
  const { status, body } = await call(jonas, "POST", "", wanted);
  assert.equal(status, 201);
  return body.path.split("#")[1] as string;
};

Deno.test("an override for oneself holds at once, for that person and version only", async () => {
  const { status, body } = await call(jonas, "POST", "", { ...OVERRIDE, mine: true });
  assert.equal(status, 201);
  assert.equal(body.path, null);
  const [pass, ...others] = (await state()).passes;
  assert.equal(others.length, 0);
  assert.deepEqual(
    { sub: pass?.sub, name: pass?.name, version: pass?.part?.version, ends: pass?.expiresAt },
    { sub: jonas.sub, name: "mfe-one", version: "2.0.0", ends: "2026-11-22T09:00:00.000Z" },
  );
});

Deno.test("an invitation is looked at, taken once, and known by nobody but who took it", async () => {
  const code = await invite(OVERRIDE);
  assert.deepEqual((await state()).passes, []);
  const offered = await call(member, "POST", "/preview", { code });
  assert.equal(offered.status, 200);
  assert.equal(offered.body.version, "2.0.0");
  assert.equal((await call(member, "POST", "/accept", { code })).status, 200);
  assert.equal((await state()).passes[0]?.sub, member.sub);
  assert.equal((await call(testIdentity(), "POST", "/accept", { code })).status, 404);
  const rows = await storedRows(service.deps.db, "releases");
  assert.ok(!rows.some((row) => row.includes(code)));
});

Deno.test("a tester has no version of his own", async () => {
  const code = await invite({ kind: "tester", name: "mfe-one", label: "Eva", hours: 2000 });
  await call(member, "POST", "/accept", { code });
  const [pass] = (await state()).passes;
  assert.deepEqual([pass?.kind, pass?.part], ["tester", null]);
});

Deno.test("a pass ends by itself, by its team, and by one press of who has it", async () => {
  await call(jonas, "POST", "", { ...OVERRIDE, mine: true });
  assert.equal((await call(jonas, "DELETE", "/mine")).status, 204);
  assert.deepEqual((await state()).passes, []);
  const made = await call(jonas, "POST", "", { ...OVERRIDE, mine: true });
  assert.equal((await call(member, "DELETE", `/${made.body.id}`)).status, 403);
  assert.equal((await call(jonas, "DELETE", `/${made.body.id}`)).status, 204);
  assert.deepEqual((await state()).passes, []);
  const code = await invite(OVERRIDE);
  service.deps.clock.set("2026-11-22T09:00:01Z");
  assert.equal((await call(member, "POST", "/preview", { code })).status, 404);
});

Deno.test("who leaves is in no state any more, and another pass of a kind takes the place of the first", async () => {
  for (const label of ["one", "two"]) {
    await call(jonas, "POST", "", { ...OVERRIDE, label, mine: true });
  }
  assert.equal((await state()).passes.length, 1);
  assert.equal((await service.call(jonas, "POST", "/internal/leave", {})).status, 204);
  assert.deepEqual((await state()).passes, []);
});

Deno.test("only published and passed versions can be loaded, and only for three days", async () => {
  const made = (fields: object) => call(jonas, "POST", "", { ...OVERRIDE, ...fields });
  assert.equal((await made({ version: "9.9.9" })).status, 404);
  assert.equal((await made({ version: undefined })).status, 404);
  assert.equal((await made({ hours: 73 })).status, 400);
  assert.equal((await made({ name: "mfe-two" })).body.code, "not_your_remote");
  assert.equal((await call(member, "POST", "", OVERRIDE)).status, 403);
});

Deno.test("a pass of what cannot be released is refused: no gateway would take a state with it", async () => {
  const tester = { kind: "tester", name: "mfe_one", label: "Eva", hours: 1, mine: true };
  const admin = testIdentity({ role: "admin" });
  for (const wanted of [tester, { ...tester, name: "mfe-one", label: "\0" }]) {
    assert.equal((await call(admin, "POST", "", wanted)).status, 400);
  }
  assert.deepEqual((await state()).passes, []);
});

Deno.test("a pass is forgotten 90 days after its end", async () => {
  await call(jonas, "POST", "", { ...OVERRIDE, mine: true });
  const kept = async () =>
    (await storedRows(service.deps.db, "releases")).filter((row) => row.includes(jonas.sub)).length;
  const before = await kept();
  service.deps.clock.set("2027-02-20T08:59:00Z");
  await service.runJob("releases/forget-old-passes");
  assert.equal(await kept(), before);
  service.deps.clock.set("2027-02-20T09:01:00Z");
  await service.runJob("releases/forget-old-passes");
  assert.equal(await kept(), before - 1);
});

Deno.test("granting, taking and ending stand in the audit log", async () => {
  const code = await invite(OVERRIDE);
  await call(member, "POST", "/accept", { code });
  await call(member, "DELETE", "/mine");
  const { body } = await service.call(jonas, "GET", "/api/releases/audit");
  const lines = body.entries.slice(0, 3).map((
    { actor, action, version }: Record<string, string>,
  ) => `${actor} ${action} ${version}`);
  assert.deepEqual(lines, [
    "Eva (invited) override ended 2.0.0",
    "Eva (invited) override granted 2.0.0",
    "Jonas (Hello) invitation made 2.0.0",
  ]);
});
