import { moodAnalysis } from "@reclaim/contracts-insights/mood-analysis";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import * as z from "zod/mini";
import { moods, testInsights } from "../insights.testing.ts";
import { json, startFakeModel } from "../language-model/fake-model.testing.ts";

const PATH = "/api/ai/mood-analysis";
const model = startFakeModel();
const service = await testInsights(model.access);
const guided = await testInsights();
Deno.test.afterAll(async () => {
  await service.close();
  await guided.close();
  await model.close();
});

const INTERPRETED = {
  summary: "Your moods hold steady, with good days after a walk.",
  patterns: [{
    type: "Walking",
    description: "Days with a walk are better than the others.",
    impact: "positive",
    frequency: 40,
  }],
  triggers: [{ trigger: "Late meetings", likelihood: 60, examples: ["Long day", "2026-10-02"] }],
  suggestions: [{
    category: "habit",
    title: "Walk first",
    description: "Ten minutes before work on the days that are full.",
  }],
};

Deno.test("moods are analysed in the specified shape; average and trend are counted [API-46] [ENT-38] [AIW-13]", async () => {
  model.answers(json(INTERPRETED));
  const who = testIdentity();
  const moodData = moods([3, 2, 4, 4, 5, 4], "Walked a bit");
  const { status, body } = await service.call(who, "POST", PATH, {
    moodData,
    scale: { min: 1, max: 5 },
  });
  assert.equal(status, 200, JSON.stringify(body));
  const { id, ...answer } = z.parse(moodAnalysis, body);
  assert.deepEqual(answer, {
    ...INTERPRETED,
    averageScore: 3.67,
    trend: "improving",
    source: "model",
    generatedAt: "2026-11-21T09:00:00.000Z",
  });
  const sent = JSON.parse(model.requests[0]?.body.messages[1].content);
  assert.deepEqual(sent.scale, { min: 1, max: 5 });
  assert.deepEqual(sent.figures, { averageScore: 3.67, trend: "improving", moods: 6 });
  assert.deepEqual(sent.moods[0], { date: "2026-10-01", score: 3, note: "Walked a bit" });
  const kept = await service.call(who, "GET", "/api/ai/answers");
  assert.deepEqual(kept.body.moodAnalyses, [{ id, ...answer }]);
});

Deno.test("with fewer than five moods an analysis is refused, with five it is there [API-47]", async () => {
  model.answers(json(INTERPRETED));
  for (const on of [service, guided]) {
    for (const count of [0, 1, 4]) {
      const moodData = moods(Array.from({ length: count }, () => 3));
      const refused = await on.call(testIdentity(), "POST", PATH, { moodData });
      assert.deepEqual([refused.status, refused.body.code], [400, "invalid_input"]);
      assert.match(refused.body.details[0].message, /at least 5 moods/);
    }
    const moodData = moods([3, 3, 3, 3, 3]);
    assert.equal((await on.call(testIdentity(), "POST", PATH, { moodData })).status, 200);
  }
});

Deno.test("five years of days are analysed, and a model gets the newest of them one by one", async () => {
  model.answers(json(INTERPRETED));
  const start = Date.UTC(2021, 9, 1);
  const moodData = Array.from({ length: 1826 }, (_, day) => ({
    date: new Date(start + day * 86_400_000).toISOString(),
    score: 1 + day % 5,
    note: "n".repeat(400),
  }));
  for (const on of [service, guided]) {
    const { status, body } = await on.call(testIdentity(), "POST", PATH, { moodData });
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal(body.averageScore, 3);
  }
  const sent = JSON.parse(model.requests[0]?.body.messages[1].content);
  assert.equal(sent.moods.length, 60);
  assert.equal(sent.moods.at(-1).date, moodData.at(-1)?.date.slice(0, 10));
  assert.ok((model.requests[0]?.text.length ?? 0) < 20_000);
});

Deno.test("without a key the guide analyses [AIW-14] [AIW-15]", async () => {
  const moodData = moods([3, 2, 4, 4, 5]);
  const { status, body } = await guided.call(testIdentity(), "POST", PATH, { moodData });
  assert.equal(status, 200);
  assert.equal(z.parse(moodAnalysis, body).source, "guide");
});

Deno.test("Starter has no mood analysis; signs of risk come first on every plan [AIW-18] [SAFE-03]", async () => {
  model.answers(json(INTERPRETED));
  const refused = await service.call(starterIdentity(), "POST", PATH, {
    moodData: moods([3, 3, 3, 3, 3]),
  });
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.feature],
    [403, "upgrade_required", "ai_mood_analysis"],
  );
  for (const who of [starterIdentity(), testIdentity()]) {
    const moodData = moods([3, 3, 3, 3, 1], "I wish I was dead.");
    const { body } = await service.call(who, "POST", PATH, { moodData });
    assert.deepEqual(body, { crisis: true });
  }
  assert.equal(model.requests.length, 0);
});

const FIVE = moods([3, 3, 3, 3, 3]);
for (
  const body of [
    {},
    { moodData: FIVE, scale: { min: 1, max: 10 } },
    { moodData: [...FIVE, { date: "2026-02-30", score: 3 }] },
    { moodData: [...FIVE, { date: "yesterday", score: 3 }] },
    { moodData: [...FIVE, { date: "2026-10-09", score: 7 }] },
    { moodData: [...FIVE, { date: "2026-10-09", score: 3, note: "x".repeat(5001) }] },
    { moodData: [...FIVE, { date: "2026-10-09", score: 3, note: "\0" }] },
  ]
) {
  Deno.test(`an analysis of ${JSON.stringify(body).slice(-60)} is refused`, async () => {
    const refused = await service.call(testIdentity(), "POST", PATH, body);
    assert.deepEqual([refused.status, refused.body.code], [400, "invalid_input"]);
  });
}

Deno.test("an analysis for another member is refused [AUTH-10]", async () => {
  const body = { moodData: FIVE, userId: "someone-else" };
  const refused = await service.call(testIdentity(), "POST", PATH, body);
  assert.deepEqual([refused.status, refused.body.code], [403, "not_your_identity"]);
});
