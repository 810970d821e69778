import { releasesOperations } from "@reclaim/contracts-releases/operations";
import assert from "node:assert/strict";
import type { CompositionBody } from "@reclaim/contracts-releases/composition";
import { versionHealth } from "@reclaim/contracts-releases/release-desk";
import type { ReleaseReport } from "@reclaim/contracts-releases/release-reports";
import { createServiceApp } from "@reclaim/platform/service";
import { storedRows, testService } from "@reclaim/platform/testing";
import { createVisitTicketSigner } from "@reclaim/release-store/visit-ticket";
import { compositions } from "../live/live.table.ts";
import { readHealth } from "./read-health.use-case.ts";
import { reportsJobs } from "./reports.jobs.ts";
import { reportsRoutes } from "./reports.routes.ts";

const service = await testService({
  name: "releases",
  secrets: ["releaseSigningKey", "visitTicketKey", "operatorKey"],
  operations: releasesOperations,
  migrations: new URL("../../migrations", import.meta.url),
  memberData: null,
  create(deps) {
    const app = createServiceApp("releases", releasesOperations, deps);
    app.route("/", reportsRoutes(deps, () => {}));
    return app;
  },
  jobs: reportsJobs,
});
Deno.test.afterAll(() => service.close());
const { db, clock, visitTicketKey } = service.deps;

const ticketOf = createVisitTicketSigner(visitTicketKey);
const STABLE = "stable-stable-00";
const LIVE_V = "1.0.0-aaaaaaaaaaaa";
const NEXT_V = "1.1.0-bbbbbbbbbbbb";
const GOOD_V = "0.9.0-cccccccccccc";
const SHELL_V = "3.0.0-dddddddddddd";
const START = "2026-11-21T09:00:00Z";

const test = (title: string, run: () => Promise<void>) =>
  Deno.test(title, async () => {
    await service.reset();
    clock.set(START);
    await given.composition(STABLE, LIVE_V);
    await run();
  });

const part = (version: string) => ({ version, digest: `sha384-${"a".repeat(64)}` });
const given = {
  async composition(id: string, version: string) {
    const body: CompositionBody = {
      shell: part(SHELL_V),
      remotes: { "mfe-core": { ...part(version), lastGood: part(GOOD_V) } },
    };
    const text = JSON.stringify(body);
    await db.insert(compositions).values({ id, text, signature: "", createdAt: clock.now() });
  },
};

const report = (fields: Partial<ReleaseReport> = {}): ReleaseReport => ({
  name: "mfe-core",
  version: LIVE_V,
  kind: "load",
  ...fields,
});
const post = async (ticket: string | Promise<string>, ...reports: unknown[]) =>
  service.call(null, "POST", "/api/releases/reports", { ticket: await ticket, reports });
const told = async (ticket: string | Promise<string>, ...reports: Partial<ReleaseReport>[]) =>
  assert.equal((await post(ticket, ...reports.map(report))).status, 202);
const stable = () => ticketOf(STABLE, clock.now());
const core = (version = LIVE_V, since = START) =>
  readHealth(db, "mfe-core", version, new Date(since));
const rows = async () =>
  (await storedRows(db, "releases")).filter((row) => row.startsWith("health_minutes"));

test("what a page tells of its versions is counted", async () => {
  const shell = { name: "shell", version: SHELL_V };
  await told(stable(), {}, shell, { ...shell, kind: "render_error" });
  await told(stable(), {}, { kind: "render_error" });
  await told(stable(), { kind: "load_error" }, { version: GOOD_V });
  await told(stable(), { kind: "integrity" });
  assert.deepEqual(versionHealth.parse(await core()), {
    version: LIVE_V,
    visits: 4,
    loadErrors: 1,
    renderErrors: 1,
    integrityFailures: 1,
    lcp: null,
    inp: null,
  });
  assert.equal((await core(GOOD_V)).visits, 1);
  const { visits, renderErrors } = await readHealth(db, "shell", SHELL_V, clock.now());
  assert.deepEqual([visits, renderErrors], [1, 1]);
});

test("each kind of report of a version counts once per visit, also when told later", async () => {
  const ticket = stable();
  await told(ticket, {}, {}, { kind: "lcp", value: 800 });
  clock.set("2026-11-21T09:05:00Z");
  await told(ticket, {}, { kind: "lcp", value: 9000 }, { kind: "render_error" });
  await Promise.all([1, 2, 3].map(() => told(ticket, { kind: "load_error" })));
  const { visits, loadErrors, renderErrors } = await core();
  assert.deepEqual([visits, loadErrors, renderErrors], [1, 1, 1]);
  assert.equal((await rows()).length, 2);
  assert.ok((await rows()).some((row) => row.includes('"visits":0,"failed":1')));
});

test("a report that says nothing new stores nothing", async () => {
  const ticket = stable();
  await told(ticket, {});
  const before = await rows();
  clock.set("2026-11-21T09:05:00Z");
  await told(ticket, {}, { kind: "lcp" }, { kind: "inp" });
  assert.deepEqual(await rows(), before);
});

test("what comes at once is added up", async () => {
  const visits = Array.from({ length: 40 }, stable);
  await Promise.all(
    visits.map((ticket, index) =>
      told(ticket, {}, { kind: "lcp", value: 1000 }, { kind: "inp", value: 50 + 10 * index })
    ),
  );
  const health = await core();
  assert.equal(health.visits, 40);
  assert.ok(health.lcp! >= 900 && health.lcp! <= 1150, String(health.lcp));
  assert.ok(health.inp! >= 320 && health.inp! <= 380, String(health.inp));
  assert.equal((await rows()).length, 1);
});

test("a percentile is told when there are ten figures", async () => {
  const times = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () => told(stable(), {}, { kind: "lcp", value: 1000 })),
    );
  await times(9);
  assert.equal((await core()).lcp, null);
  await times(1);
  assert.ok((await core()).lcp);
});

test("minutes before the asked instant do not count", async () => {
  await told(stable(), {});
  clock.set("2026-11-21T09:01:40Z");
  await told(stable(), {});
  assert.equal((await core()).visits, 2);
  assert.equal((await core(LIVE_V, "2026-11-21T09:01:30Z")).visits, 1);
});

test("a report without a ticket of ours is answered alike and stores nothing", async () => {
  const foreign = createVisitTicketSigner("another secret that is long enough");
  const old = stable();
  await told(foreign(STABLE, clock.now()), {});
  await told(ticketOf("nobody-made-this", clock.now()), {});
  await told("x", {});
  clock.set("2026-11-22T11:30:00Z");
  await told(old, {});
  assert.deepEqual(await rows(), []);
});

test("a report of what the page is not made of stores nothing", async () => {
  await told(stable(), { version: NEXT_V }, { name: "mfe-other" }, { name: "shell" });
  assert.deepEqual(await rows(), []);
});

test("a body that is not well-formed is refused", async () => {
  for (
    const wrong of [
      report({ kind: "pageview" as "load" }),
      report({ kind: "lcp", value: -1 }),
      report({ kind: "lcp", value: 600_001 }),
    ]
  ) assert.equal((await post(stable(), wrong)).status, 400);
  assert.equal((await post("x".repeat(201))).status, 400);
  assert.equal((await post(stable(), ...Array(51).fill(report()))).status, 400);
  assert.deepEqual(await rows(), []);
});

test("nothing of a visit is stored", async () => {
  const ticket = stable();
  await told(ticket, {}, { kind: "lcp", value: 1234 });
  const stored = (await rows()).join();
  for (const piece of (await ticket).split(".")) assert.ok(!stored.includes(piece), piece);
  assert.ok(!stored.includes("1234"));
});

test("counts are kept for 90 days", async () => {
  await told(stable(), {});
  clock.set("2027-02-18T09:00:00Z");
  await given.composition("later-later-0000", LIVE_V);
  await told(ticketOf("later-later-0000", clock.now()), {});
  await service.runJob("releases/forget-old-health");
  assert.equal((await core()).visits, 2);
  clock.set("2027-02-20T09:00:00Z");
  await service.runJob("releases/forget-old-health");
  assert.equal((await core()).visits, 1);
});
