import assert from "node:assert/strict";
import { componentUse, desk } from "@reclaim/contracts-releases/release-desk";
import { discovery } from "@reclaim/contracts-releases/releases";
import { testIdentity } from "@reclaim/platform/testing";
import { fixtureRelease } from "@reclaim/release-store/testing/fixture-release";
import { parse } from "@reclaim/platform/validate";
import { Ajv2019 } from "ajv/dist/2019.js";
import { liveRepository } from "../live/live.repository.ts";
import { rollBackCanary } from "../live/automatic-rollback.use-case.ts";
import { releasesService } from "../releases.testing.ts";
import { noHealth } from "../reports/health.model.ts";
import { healthRepository } from "../reports/health.repository.ts";
import schema from "./frontend-discovery.schema.json" with { type: "json" };

const { service, reset, given, bearer } = await releasesService();
Deno.test.afterAll(() => service.close());
const isDiscovery = new Ajv2019().compile(schema);

let team = "";
Deno.test.beforeEach(async () => {
  await reset();
  service.deps.clock.set("2026-11-21T09:00:00Z");
  team = await given.team("Hello", ["shell", "mfe-one", "mfe-two"]);
  await given.live(team, given.shell());
  await given.live(team, given.remote("mfe-one", "1.0.0"));
});
const formatList = async () => {
  const { status, body } = await service.call(null, "GET", "/api/releases");
  assert.equal(status, 200);
  assert.ok(isDiscovery(body), JSON.stringify(isDiscovery.errors));
  return parse(discovery, body).microFrontends;
};

Deno.test("what is live is valid by the public schema", async () => {
  const [one, ...others] = (await formatList())["mfe-one"] ?? [];
  assert.equal(others.length, 0);
  assert.equal(one?.url, "/remotes/mfe-one/1.0.0/remoteEntry.js");
  assert.equal(one?.metadata.version, "1.0.0");
  assert.match(one?.metadata.integrity ?? "", /^sha384-/);
  assert.deepEqual(one?.deployment, { traffic: 100, default: true });
});

Deno.test("mixed traffic is valid, too: shares add up to 100, one is the default", async () => {
  await given.live(team, given.remote("mfe-one", "2.0.0"));
  await given.published(team, given.remote("mfe-one", "3.0.0"));
  await bearer(team, "PUT", "/api/releases/mfe-one/3.0.0/canary", { percent: 12.5 });
  const [live, canary] = (await formatList())["mfe-one"] ?? [];
  assert.deepEqual(live?.deployment, { traffic: 87.5, default: true });
  assert.equal(live?.fallbackUrl, "/remotes/mfe-one/1.0.0/remoteEntry.js");
  assert.deepEqual(canary?.deployment, { traffic: 12.5, default: false });
  assert.equal(canary?.fallbackUrl, live?.url);
});

Deno.test("a remote that only some see is there with its share", async () => {
  await given.published(team, given.remote("mfe-two", "1.0.0"));
  await bearer(team, "PUT", "/api/releases/mfe-two/1.0.0/canary", { percent: 5 });
  assert.deepEqual((await formatList())["mfe-two"]?.map(({ deployment }) => deployment), [
    { traffic: 5, default: true },
  ]);
});

Deno.test("each component names the live releases that are made with it", async () => {
  const fixture = fixtureRelease({
    name: "mfe-two",
    version: "1.0.0",
    fields: { components: ["Button", "Slider"] },
  });
  await given.live(team, fixture);
  const { body } = await service.call(null, "GET", "/api/releases/components");
  const use = { name: "mfe-two", version: "1.0.0", team: "Hello" };
  assert.deepEqual(parse(componentUse, body).components, { Button: [use], Slider: [use] });
});

Deno.test("the desk is for teams: it shows everything, and what is one's own", async () => {
  const jonas = testIdentity();
  assert.equal((await service.call(null, "GET", "/api/releases/desk")).status, 401);
  const refused = await service.call(jonas, "GET", "/api/releases/desk");
  assert.equal(refused.body.code, "not_a_team_member");
  await service.call(jonas, "POST", "/api/releases/membership", { token: team, label: "Jonas" });
  const other = await given.team("Other", ["mfe-three"]);
  await given.live(other, given.remote("mfe-three", "1.0.0"));
  service.deps.clock.set("2026-11-21T10:00:00Z");
  await given.live(team, given.remote("mfe-one", "2.0.0"));
  service.deps.clock.set("2026-11-21T11:00:00Z");
  await given.published(team, given.remote("mfe-one", "3.0.0"));
  await bearer(team, "PUT", "/api/releases/mfe-one/3.0.0/canary", { percent: 10 });
  const seen = parse(desk, (await service.call(jonas, "GET", "/api/releases/desk")).body);
  assert.deepEqual(seen.you, { label: "Jonas (Hello)", teams: ["Hello"] });
  const one = seen.releases.find(({ name }) => name === "mfe-one");
  assert.equal(one?.live?.version, "2.0.0");
  assert.equal(one?.live?.by, "Hello (ci)");
  assert.equal(one?.lastGood, "1.0.0");
  assert.equal(one?.canary?.percent, 10);
  assert.deepEqual(one?.versions.map(({ version, traffic }) => `${version} ${traffic}`), [
    "3.0.0 canary",
    "2.0.0 live",
    "1.0.0 none",
  ]);
  assert.deepEqual(
    seen.releases.map(({ name, yours }) => [name, yours]),
    [["mfe-one", true], ["mfe-three", false], ["shell", true]],
  );
});

/** What the desk shows of a name. */
async function onDesk(name: string) {
  const { body } = await service.call(testIdentity({ role: "admin" }), "GET", "/api/releases/desk");
  const found = parse(desk, body).releases.find((release) => release.name === name);
  assert.ok(found);
  return found;
}

Deno.test("the desk says what was rolled back, until another version follows", async () => {
  await given.live(team, given.remote("mfe-one", "2.0.0"));
  assert.equal((await onDesk("mfe-one")).rolledBackFrom, null);
  service.deps.clock.set("2026-11-21T10:00:00Z");
  await bearer(team, "POST", "/api/releases/mfe-one/rollback", {});
  assert.deepEqual((await onDesk("mfe-one")).rolledBackFrom, {
    version: "2.0.0",
    at: "2026-11-21T10:00:00.000Z",
    by: "Hello (ci)",
    how: "rolled back",
    why: null,
  });
  await bearer(team, "PUT", "/api/releases/mfe-one/2.0.0/canary", { percent: 10 });
  assert.equal((await onDesk("mfe-one")).rolledBackFrom, null);
  await bearer(team, "POST", "/api/releases/mfe-one/2.0.0/activate");
  assert.equal((await onDesk("mfe-one")).rolledBackFrom, null);
});

Deno.test("the desk says why a canary was rolled back automatically, however much was done since", async () => {
  await given.published(team, given.remote("mfe-one", "2.0.0"));
  await bearer(team, "PUT", "/api/releases/mfe-one/2.0.0/canary", { percent: 10 });
  const [canary] = await liveRepository(service.deps.db).runningCanaries();
  assert.ok(canary);
  service.deps.clock.set("2026-11-21T10:00:00Z");
  await rollBackCanary(service.deps)(canary, "12 of 100 visits failed.");
  // More lines than the desk brings of the log.
  for (let time = 0; time < 51; time++) await given.team(`Team ${time}`, []);
  const { how, by, why, version } = (await onDesk("mfe-one")).rolledBackFrom ?? {};
  assert.deepEqual([version, how, by, why], [
    "2.0.0",
    "rolled back automatically",
    "canary test",
    "12 of 100 visits failed.",
  ]);
  service.deps.clock.set("2026-11-21T11:00:00Z");
  await given.live(team, given.remote("mfe-one", "3.0.0"));
  assert.equal((await onDesk("mfe-one")).rolledBackFrom, null);
});

Deno.test("a canary stands beside what is live since it began", async () => {
  const add = (version: string, visits: number) =>
    healthRepository(service.deps.db)
      .add([{ ...noHealth(), name: "mfe-one", version, visits }], service.deps.clock.now());
  await given.published(team, given.remote("mfe-one", "2.0.0"));
  await add("1.0.0", 100);
  service.deps.clock.set("2026-11-21T10:00:00Z");
  await bearer(team, "PUT", "/api/releases/mfe-one/2.0.0/canary", { percent: 10 });
  await add("1.0.0", 20);
  await add("2.0.0", 3);
  const { health, canary } = await onDesk("mfe-one");
  assert.deepEqual([health?.visits, canary?.health.visits, canary?.beside?.visits], [120, 3, 20]);
});

Deno.test("the audit log is read page by page, newest first", async () => {
  const { body: first } = await service.call(
    testIdentity({ role: "admin" }),
    "GET",
    "/api/releases/audit",
  );
  assert.equal(first.next, null);
  const [newest] = first.entries;
  const { body: rest } = await service.call(
    testIdentity({ role: "admin" }),
    "GET",
    `/api/releases/audit?before=${newest.id}`,
  );
  assert.equal(rest.entries.length, first.entries.length - 1);
  for (const before of ["0", "x", "99999999999"]) {
    const answer = await service.call(
      testIdentity({ role: "admin" }),
      "GET",
      `/api/releases/audit?before=${before}`,
    );
    assert.equal(answer.status, 400);
  }
});
