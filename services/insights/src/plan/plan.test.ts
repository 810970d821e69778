import { plan as planContract } from "@reclaim/contracts-insights/plan";
import type { Identity } from "@reclaim/platform/identity";
import { starterIdentity, storedRows, testIdentity } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import * as z from "zod/mini";
import { testInsights } from "../insights.testing.ts";

const service = await testInsights();
Deno.test.afterAll(() => service.close());

const recommend = async (who: Identity) =>
  (await service.call(who, "POST", "/api/ai/recommendations", { burnoutLevel: 2 })).body;
const keep = (who: Identity, recommendationsId: string) =>
  service.call(who, "PUT", "/api/ai/plan", { recommendationsId });
const read = async (who: Identity) => (await service.call(who, "GET", "/api/ai/plan")).body.plan;
const tick = (who: Identity, id: string, done: boolean) =>
  service.call(who, "PATCH", `/api/ai/plan/steps/${id}`, { done });

Deno.test("a recommended strategy is kept as the plan and ticked off step by step [AIW-21]", async () => {
  const who = testIdentity();
  assert.equal(await read(who), null);
  const { id, strategy, source } = await recommend(who);
  const { status, body } = await keep(who, id);
  assert.equal(status, 200);
  const plan = z.parse(planContract, body);
  assert.deepEqual(
    [plan.title, plan.timeframe, plan.description, plan.source, plan.recommendationsId],
    [strategy.title, strategy.timeframe, strategy.description, source, id],
  );
  assert.deepEqual(
    plan.steps.map(({ text, doneAt }) => [text, doneAt]),
    strategy.steps.map((text: string) => [text, null]),
  );
  const [first] = plan.steps;
  const ticked = await tick(who, first!.id, true);
  assert.equal(ticked.body.steps[0].doneAt, "2026-11-21T09:00:00.000Z");
  // Keeping the same again, as by a second press, loses nothing.
  assert.deepEqual((await keep(who, id)).body, ticked.body);
  assert.deepEqual(await read(who), ticked.body);
  assert.equal((await tick(who, first!.id, false)).body.steps[0].doneAt, null);
  assert.equal((await service.call(who, "DELETE", "/api/ai/plan")).status, 204);
  assert.equal(await read(who), null);
});

Deno.test("another plan takes the place of the first, and a tab with the first learns it [AIW-21]", async () => {
  const who = testIdentity();
  const first = (await keep(who, (await recommend(who)).id)).body;
  const next = await recommend(who);
  const [one, two] = await Promise.all([keep(who, next.id), keep(who, next.id)]);
  assert.deepEqual([one.status, two.status], [200, 200]);
  assert.equal((await tick(who, first.steps[0].id, true)).status, 404);
  assert.equal((await read(who)).recommendationsId, next.id);
});

Deno.test("a plan is Premium's; what is kept stays readable and removable below [AIW-21]", async () => {
  const who = testIdentity();
  const { id } = await recommend(who);
  const { body } = await keep(who, id);
  const below = { ...who, entitlement: starterIdentity().entitlement };
  for (const refused of [await keep(below, id), await tick(below, body.steps[0].id, true)]) {
    assert.deepEqual(
      [refused.status, refused.body.code, refused.body.feature, refused.body.tier],
      [403, "upgrade_required", "ai_plan", "premium"],
    );
  }
  assert.deepEqual(await read(below), body);
  assert.equal((await service.call(below, "DELETE", "/api/ai/plan")).status, 204);
});

Deno.test("another member's recommendations and steps are not there [AUTH-10]", async () => {
  const [who, other] = [testIdentity(), testIdentity()];
  const { id } = await recommend(who);
  const { body } = await keep(who, id);
  assert.equal((await keep(other, id)).status, 404);
  assert.equal((await keep(other, crypto.randomUUID())).status, 404);
  assert.equal((await keep(other, "1")).status, 400);
  assert.equal((await tick(other, body.steps[0].id, true)).status, 404);
  assert.equal(await read(other), null);
});

Deno.test("kept answers have their date, can be removed, and are encrypted", async () => {
  const who = testIdentity();
  const answer = await recommend(who);
  service.deps.clock.set("2026-11-21T09:00:01Z");
  const prompt = await service.call(who, "POST", "/api/ai/journal-prompt", {});
  const { body } = await service.call(who, "GET", "/api/ai/answers");
  assert.deepEqual(body, {
    recommendations: [answer],
    journalPrompts: [prompt.body],
    moodAnalyses: [],
  });
  const rows = (await storedRows(service.deps.db, "insights")).filter((row) =>
    row.includes(who.sub)
  );
  assert.equal(rows.length, 2);
  assert.ok(!rows.join("\n").includes(answer.strategy.title));
  assert.equal(
    (await service.call(testIdentity(), "DELETE", `/api/ai/answers/${answer.id}`)).status,
    404,
  );
  assert.equal((await service.call(who, "DELETE", `/api/ai/answers/${answer.id}`)).status, 204);
  assert.deepEqual((await service.call(who, "GET", "/api/ai/answers")).body.recommendations, []);
});

Deno.test("of each kind the newest twenty are kept", async () => {
  const who = testIdentity();
  for (let times = 0; times < 22; times++) {
    service.deps.clock.set(new Date(Date.UTC(2026, 10, 21, 10, times)).toISOString());
    await service.call(who, "POST", "/api/ai/journal-prompt", {});
  }
  const { journalPrompts } = (await service.call(who, "GET", "/api/ai/answers")).body;
  assert.equal(journalPrompts.length, 20);
  assert.equal(journalPrompts[0].generatedAt, "2026-11-21T10:21:00.000Z");
});
