import { journalPrompt } from "@reclaim/contracts-insights/insights";
import { hasCrisisSigns } from "@reclaim/platform/crisis-screening";
import type { Identity } from "@reclaim/platform/identity";
import { starterIdentity, testIdentity, testService } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import * as z from "zod/mini";
import { insights } from "../../service.ts";
import { PROMPTS } from "../guide/journal-prompts.copy.ts";

const service = await testService(insights);
Deno.test.afterAll(() => service.close());

const ask = (body: unknown, as: Identity | null = testIdentity()) =>
  service.call(as, "POST", "/api/ai/journal-prompt", body);

const situation = (fields: Record<string, unknown> = {}) => ({
  age: "45-52",
  goals: ["Physical Health"],
  burnoutLevel: 3,
  progress: { bodyReset: 50, mindReset: 29, emotionalReset: 0, financialReset: 33 },
  recentMoods: [3, 4, 3],
  journalEntries: 4,
  completedModules: 6,
  streak: 5,
  ...fields,
});

Deno.test("a member's data is answered with a prompt that fits it [API-45] [AIW-14] [AIW-15]", async () => {
  const { status, body } = await ask(situation());
  assert.equal(status, 200);
  const { prompt, source } = z.parse(journalPrompt, body);
  assert.ok(PROMPTS.emotional.includes(prompt));
  assert.equal(source, "guide");
});

Deno.test("asked again and again, the next prompt is never the last one [API-45]", async () => {
  let previous: string | null = null;
  for (let time = 0; time < 20; time++) {
    const { body } = await ask(situation({ previous }));
    assert.notEqual(body.prompt, previous);
    previous = body.prompt;
  }
});

Deno.test("a guest who has told nothing gets a prompt as well", async () => {
  const { status, body } = await ask({ age: null, burnoutLevel: null, goals: [] });
  assert.equal(status, 200);
  assert.ok(PROMPTS.open.includes(body.prompt));
});

Deno.test("Starter has no journal prompts by AI; Essential and Premium have [AIW-18]", async () => {
  const refusal = await ask(situation(), starterIdentity());
  assert.equal(refusal.status, 403);
  assert.deepEqual(
    [refusal.body.code, refusal.body.feature, refusal.body.tier],
    ["upgrade_required", "ai_journal_prompts", "essential"],
  );
  for (const tier of ["essential", "premium"] as const) {
    const who = testIdentity({ entitlement: { tier, source: "subscription", endsAt: null } });
    assert.equal((await ask(situation(), who)).status, 200);
  }
});

for (
  const fields of [
    { burnoutLevel: 6 },
    { recentMoods: [0] },
    { recentMoods: "low" },
    { goals: ["Become rich"] },
    { progress: { bodyReset: 101, mindReset: 0, emotionalReset: 0, financialReset: 0 } },
    { streak: -1 },
  ]
) {
  Deno.test(`a prompt for ${JSON.stringify(fields)} is refused`, async () => {
    const answer = await ask(situation(fields));
    assert.equal(answer.status, 400);
    assert.ok(answer.body.details[0].field.startsWith(Object.keys(fields)[0]));
  });
}

Deno.test("a prompt for another member is refused [AUTH-10]", async () => {
  const answer = await ask(situation({ userId: "someone-else" }));
  assert.equal(answer.status, 403);
  assert.equal(answer.body.code, "not_your_identity");
});

Deno.test("a visitor gets no prompt", async () => {
  assert.equal((await ask(situation(), null)).status, 401);
});

Deno.test("a text with signs of risk is answered with crisis resources, on every plan [SAFE-08]", async () => {
  for (const who of [testIdentity(), starterIdentity()]) {
    const { status, body } = await ask(situation({ previous: "I want to end it all." }), who);
    assert.equal(status, 200);
    assert.deepEqual(body, { crisis: true });
  }
});

Deno.test("no prompt of ours is taken for a sign of risk", () => {
  for (const prompt of Object.values(PROMPTS).flat()) {
    assert.equal(hasCrisisSigns(prompt), false, prompt);
  }
});
