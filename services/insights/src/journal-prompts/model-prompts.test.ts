import { generatedPseudonym, journalPrompt } from "@reclaim/contracts-insights/insights";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import * as z from "zod/mini";
import { testInsights } from "../insights.testing.ts";
import { json, startFakeModel } from "../language-model/fake-model.testing.ts";

const model = startFakeModel();
const service = await testInsights(model.access);
Deno.test.afterAll(async () => {
  await service.close();
  await model.close();
});

const ask = (who: ReturnType<typeof testIdentity>, body: object = {}) =>
  service.call(who, "POST", "/api/ai/journal-prompt", body);

Deno.test("a prompt comes from the model, which is told those that were given before [API-45] [AIW-13] [AIW-09]", async () => {
  const who = testIdentity();
  const prompts = [
    "What held this week?",
    "Who was good to you today?",
    "What can wait until Monday?",
  ];
  for (const prompt of prompts) {
    service.deps.clock.set(new Date(service.deps.clock.now().getTime() + 1000).toISOString());
    model.answers(json({ prompt }));
    const { status, body } = await ask(who, { recentMoods: [2, 3], burnoutLevel: 4 });
    assert.equal(status, 200);
    const answer = z.parse(journalPrompt, body);
    assert.deepEqual([answer.prompt, answer.source], [prompt, "model"]);
  }
  const sent = JSON.parse(model.requests[0]?.body.messages[1].content);
  assert.deepEqual(sent.previousPrompts, [prompts[1], prompts[0]]);
  assert.deepEqual(sent.situation, { recentMoods: [2, 3], burnoutLevel: 4 });
});

for (
  const [name, answer] of [
    ["no prompt", {}],
    ["an empty one", { prompt: "" }],
    ["one that is too long", { prompt: "What held? ".repeat(60) }],
    ["a list", { prompt: ["What held?"] }],
  ] as const
) {
  Deno.test(`a model that gives ${name} is an error [AIW-17]`, async () => {
    model.answers(json(answer));
    const { status, body } = await ask(testIdentity());
    assert.deepEqual([status, body.code], [502, "model_failed"]);
  });
}

Deno.test("Starter gets no prompt of the model [AIW-18]", async () => {
  model.answers(json({ prompt: "What held this week?" }));
  assert.equal((await ask(starterIdentity())).status, 403);
  assert.equal(model.requests.length, 0);
});

Deno.test("a pseudonym comes from the model, two words or none, and nothing of the member goes there [API-50] [AIW-13] [SAFE-10]", async () => {
  const who = starterIdentity();
  const suggest = () =>
    service.call(who, "POST", "/api/ai/generate-pseudonym", { userId: who.sub });
  model.answers(json({ pseudonym: "Quiet Meadow" }));
  const { body } = await suggest();
  assert.deepEqual(z.parse(generatedPseudonym, body), {
    pseudonym: "Quiet Meadow",
    source: "model",
  });
  const sent = JSON.parse(model.requests[0]?.body.messages[1].content);
  assert.deepEqual(Object.keys(sent), ["startsWith"]);
  assert.deepEqual(service.asked, []);
  for (
    const pseudonym of ["Robert", "quiet meadow", "Quiet Meadow Three", "Qu1et Meadow", "<b> x"]
  ) {
    model.answers(json({ pseudonym }));
    assert.equal((await suggest()).status, 502, pseudonym);
  }
});
