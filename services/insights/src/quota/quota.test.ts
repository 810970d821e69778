import { DAILY_QUOTA } from "@reclaim/contracts-insights/quota";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import { MODEL_ANSWER, testInsights } from "../insights.testing.ts";
import { json, startFakeModel, status } from "../language-model/fake-model.testing.ts";

const model = startFakeModel();
const service = await testInsights(model.access);
const guided = await testInsights();
Deno.test.afterAll(async () => {
  await service.close();
  await guided.close();
  await model.close();
});

const essential = () =>
  testIdentity({ entitlement: { tier: "essential", source: "subscription", endsAt: null } });
const ask = (who = essential(), on = service) =>
  on.call(who, "POST", "/api/ai/recommendations", {});
const left = async (who = essential(), on = service) =>
  (await on.call(who, "GET", "/api/ai/quota")).body;

Deno.test("calls at once never get more answers than the day has, and the next day has new ones", async () => {
  model.answers(json(MODEL_ANSWER));
  const who = essential();
  const limit = DAILY_QUOTA.essential.answers;
  const answers = await Promise.all(Array.from({ length: limit + 5 }, () => ask(who)));
  const refused = answers.filter(({ status }) => status === 429);
  assert.equal(answers.filter(({ status }) => status === 200).length, limit);
  assert.equal(refused.length, 5);
  for (const { body, headers } of refused) {
    assert.equal(body.code, "quota_exceeded");
    assert.equal(body.limit, limit);
    assert.equal(body.resetsAt, "2026-11-22T00:00:00.000Z");
    assert.equal(headers.get("retry-after"), String(15 * 3600));
  }
  assert.equal(model.requests.length, limit);
  assert.deepEqual((await left(who)).answers, { limit, left: 0 });
  service.deps.clock.set("2026-11-22T00:00:00Z");
  assert.deepEqual((await left(who)).answers, { limit, left: limit });
  assert.equal((await ask(who)).status, 200);
  assert.deepEqual((await left(who)).answers, { limit, left: limit - 1 });
});

Deno.test("what is left is told before, by tier, and is each member's own", async () => {
  model.answers(json(MODEL_ANSWER));
  const [who, other] = [essential(), essential()];
  await ask(who);
  const { answers, coach, source } = await left(who);
  assert.deepEqual([answers, coach, source], [
    { limit: DAILY_QUOTA.essential.answers, left: DAILY_QUOTA.essential.answers - 1 },
    { limit: 0, left: 0 },
    "model",
  ]);
  assert.equal((await left(other)).answers.left, DAILY_QUOTA.essential.answers);
  assert.equal((await left(testIdentity())).coach.left, DAILY_QUOTA.premium.coach);
  assert.equal((await left(starterIdentity())).answers.left, DAILY_QUOTA.starter.answers);
});

Deno.test("an answer that failed is given back", async () => {
  model.answers(status(400));
  const who = essential();
  assert.equal((await ask(who)).status, 502);
  assert.equal((await left(who)).answers.left, DAILY_QUOTA.essential.answers);
});

Deno.test("the guide counts nothing", async () => {
  const who = essential();
  for (let times = 0; times <= DAILY_QUOTA.essential.answers; times++) {
    assert.equal((await ask(who, guided)).status, 200);
  }
  const { source, answers, coach } = await left(who, guided);
  assert.deepEqual([source, answers, coach], ["guide", null, null]);
});

Deno.test("themes, which the page asks for by itself, take nothing from the answers", async () => {
  model.answers(json({
    themeRecommendation: "serene",
    moodKeywords: ["Calm"],
    recommendation: "A quiet theme for a quiet week.",
  }));
  const who = starterIdentity();
  const checkIns = [{ mood: 2 }, { mood: 3 }, { mood: 2 }];
  const theme = await service.call(who, "POST", "/api/ai/mood-theme-analysis", { checkIns });
  assert.deepEqual(theme.body, {
    themeRecommendation: "serene",
    moodKeywords: ["calm"],
    recommendation: "A quiet theme for a quiet week.",
    source: "model",
  });
  assert.equal((await left(who)).answers.left, DAILY_QUOTA.starter.answers);
});
