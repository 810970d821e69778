import { releasesOperations } from "@reclaim/contracts-releases/operations";
import assert from "node:assert/strict";
import type { ReleaseReport } from "@reclaim/contracts-releases/release-reports";
import { createServiceApp } from "@reclaim/platform/service";
import { testIdentity } from "@reclaim/platform/testing";
import { createVisitTicketSigner } from "@reclaim/release-store/visit-ticket";
import { liveRepository } from "../live/live.repository.ts";
import { releasesService } from "../releases.testing.ts";
import { explainJudgement } from "./judge-canary.use-case.ts";
import { reportsRoutes } from "./reports.routes.ts";

const { service, reset, given, bearer, state } = await releasesService();
Deno.test.afterAll(() => service.close());
const { deps, mails, runJob } = service;
const { db, clock, visitTicketKey } = deps;

/** The service's own way in, but that its second passes when the test says so. */
function wayIn(later: (run: () => Promise<void>) => void) {
  const app = createServiceApp("releases", releasesOperations, deps);
  app.route("/", reportsRoutes(deps, later));
  return app;
}
const due: (() => Promise<void>)[] = [];
const judged = wayIn((run) => void due.push(run));
/** As of a process that ended within the second. */
const notJudged = wayIn(() => {});
const aSecondPasses = async () => {
  for (const run of due.splice(0)) await run();
};

const LIVE = "1.0.0";
const CANARY = "2.0.0";
const JUDGE = "releases/judge-canaries";
let team: string;

const putOnCanary = () =>
  bearer(team, "PUT", `/api/releases/mfe-one/${CANARY}/canary`, { percent: 10 });
const test = (title: string, run: () => Promise<void>) =>
  Deno.test(title, async () => {
    await aSecondPasses();
    await reset();
    clock.set("2026-11-21T09:00:00Z");
    mails.length = 0;
    team = await given.team("Hello", ["shell", "mfe-one"], "hello@example.org");
    await given.live(team, given.shell());
    await given.live(team, given.remote("mfe-one", LIVE));
    await given.published(team, given.remote("mfe-one", CANARY));
    await putOnCanary();
    await run();
  });

const ticketOf = createVisitTicketSigner(visitTicketKey);
/** Pages that were served to visitors in or outside the canary, each with a visit of its own. */
async function visits(
  count: number,
  version: string,
  kind: ReleaseReport["kind"],
  { name = "mfe-one", app = judged } = {},
): Promise<void> {
  const { compositions } = await state();
  const composition = compositions[version === CANARY ? "mfe-one" : ""] ?? "";
  for (let visit = 0; visit < count; visit++) {
    const ticket = await ticketOf(composition, clock.now());
    const { status } = await app.fetch(
      new Request("http://reclaim.test/api/releases/reports", {
        method: "POST",
        body: JSON.stringify({ ticket, reports: [{ name, version, kind }] }),
      }),
      { identity: null },
    );
    assert.equal(status, 202);
  }
}

const running = async () => (await liveRepository(db).runningCanaries())[0];
const judgement = async () => {
  const canary = await running();
  return canary && await explainJudgement(db, canary, LIVE);
};

test("a canary that fails is rolled back automatically a second after the reports that show it", async () => {
  await visits(30, LIVE, "load");
  await visits(15, CANARY, "load");
  await visits(15, CANARY, "load_error");
  assert.ok(await running());
  await aSecondPasses();
  assert.deepEqual((await state()).canaries, []);
  const why =
    "Failed visits: 15 of 30 (50 %), of the live version 0 of 30. It failed to load in 15.";
  const { body } = await service.call(
    testIdentity({ role: "admin" }),
    "GET",
    "/api/releases/audit",
  );
  const { actor, action, version, detail } = body.entries[0];
  assert.deepEqual([actor, action, version, detail], [
    "canary test",
    "rolled back automatically",
    CANARY,
    why,
  ]);
  assert.equal(mails.length, 1);
  assert.ok(mails[0]?.text.includes(why));
});

test("a canary is looked at after reports of its name, once for those of a second", async () => {
  await visits(19, CANARY, "integrity");
  assert.equal(due.length, 1);
  await aSecondPasses();
  assert.match(await judgement() ?? "", /^Too early to say: 19 visits, of which 19 failed/);
  await visits(1, CANARY, "integrity");
  await aSecondPasses();
  assert.equal(await running(), undefined);
});

test("reports of other names make no canary looked at", async () => {
  await visits(20, CANARY, "integrity", { app: notJudged });
  await visits(1, LIVE, "load", { name: "shell" });
  assert.equal(due.length, 1);
  await aSecondPasses();
  assert.ok(await running());
});

test("a canary that does as well as the live version stays", async () => {
  for (const version of [LIVE, CANARY]) {
    await visits(24, version, "load");
    await visits(1, version, "render_error");
  }
  await aSecondPasses();
  await runJob(JUDGE);
  assert.equal(
    await judgement(),
    "Not worse so far. Failed visits: 1 of 25 (4 %), of the live version 1 of 25 (4 %). " +
      "It failed to render in 1.",
  );
  assert.deepEqual(mails, []);
});

test("failures from before a canary began do not count", async () => {
  await visits(30, CANARY, "load_error");
  await bearer(team, "DELETE", "/api/releases/mfe-one/canary");
  clock.set("2026-11-21T10:00:00Z");
  await putOnCanary();
  await runJob(JUDGE);
  assert.match(await judgement() ?? "", /^Too early to say: 0 visits/);
});

test("where hardly anybody gets the live version any more, it is known by the day before", async () => {
  await bearer(team, "DELETE", "/api/releases/mfe-one/canary");
  await visits(90, LIVE, "load");
  await visits(30, LIVE, "load_error");
  clock.set("2026-11-21T20:00:00Z");
  await putOnCanary();
  await visits(75, CANARY, "load");
  await visits(25, CANARY, "load_error");
  await runJob(JUDGE);
  assert.match(
    await judgement() ?? "",
    /25 of 100 \(25 %\), of the live version 30 of 120 \(25 %\)/,
  );
  clock.set("2026-11-22T20:00:00Z");
  await bearer(team, "DELETE", "/api/releases/mfe-one/canary");
  await putOnCanary();
  await visits(75, CANARY, "load");
  await visits(25, CANARY, "load_error");
  await runJob(JUDGE);
  assert.equal(await running(), undefined);
});

test("the job judges where nobody reports any more", async () => {
  await visits(20, CANARY, "load_error", { app: notJudged });
  await runJob(JUDGE);
  assert.equal(await running(), undefined);
});

test("a canary can be judged where nothing of its name is live", async () => {
  await visits(20, CANARY, "load_error", { app: notJudged });
  const canary = await running();
  assert.ok(canary);
  assert.match(
    await explainJudgement(db, canary, null),
    /20 of 20 \(100 %\), of the live version 0 of 0/,
  );
});
