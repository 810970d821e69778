import assert from "node:assert/strict";
import { PROMPTS } from "./journal-prompts.copy.ts";
import { choosePrompt, fittingPrompts, lowestPillar } from "./journal-prompts.model.ts";

const progress = (fields: Record<string, number> = {}) => ({
  bodyReset: 50,
  mindReset: 50,
  emotionalReset: 50,
  financialReset: 50,
  ...fields,
});

Deno.test("the prompt is about the pillar with the least progress [AIW-14]", () => {
  const situation = { progress: progress({ mindReset: 14 }), goals: ["Financial Reset" as const] };
  assert.equal(lowestPillar(situation), "mind");
  assert.deepEqual(fittingPrompts(situation), PROMPTS.mind);
});

Deno.test("of equal pillars the one among his goals comes first [AIW-14]", () => {
  assert.equal(lowestPillar({ progress: progress(), goals: ["Emotional Wellbeing"] }), "emotional");
  assert.equal(lowestPillar({ progress: progress() }), "body");
  assert.equal(lowestPillar({ goals: ["Financial Reset"] }), "financial");
  assert.equal(lowestPillar({}), undefined);
});

Deno.test("a worn-out member gets what is gentle, not what builds on good days [AIW-14]", () => {
  const situation = { burnoutLevel: 4, recentMoods: [5, 5, 4], streak: 30, progress: progress() };
  assert.deepEqual(fittingPrompts(situation), [...PROMPTS.wornOut, ...PROMPTS.body]);
});

Deno.test("low moods bring gentle prompts [AIW-14]", () => {
  assert.deepEqual(fittingPrompts({ recentMoods: [2, 3, 3], streak: 30 }), PROMPTS.low);
  assert.deepEqual(fittingPrompts({ recentMoods: [3, 3, 3] }), PROMPTS.open);
});

Deno.test("good moods and a long streak bring prompts that build on them [AIW-14]", () => {
  const situation = { burnoutLevel: 2, recentMoods: [5, 4, 4], streak: 7, journalEntries: 3 };
  assert.deepEqual(fittingPrompts(situation), [...PROMPTS.good, ...PROMPTS.streak]);
});

Deno.test("who has not written yet is helped to begin [AIW-14]", () => {
  assert.deepEqual(fittingPrompts({ journalEntries: 0 }), PROMPTS.firstPage);
});

Deno.test("of whom nothing is known, open questions are asked [AIW-14]", () => {
  assert.deepEqual(fittingPrompts({}), PROMPTS.open);
  assert.deepEqual(
    fittingPrompts({ age: null, burnoutLevel: null, goals: [], recentMoods: [], streak: 0 }),
    PROMPTS.open,
  );
});

Deno.test("whatever was shown last and whatever chance says, another prompt comes [API-45]", () => {
  for (const previous of PROMPTS.open) {
    for (const chance of [0, 0.25, 0.5, 0.75, 0.999999]) {
      const prompt = choosePrompt({}, [previous], chance);
      assert.ok(PROMPTS.open.includes(prompt));
      assert.notEqual(prompt, previous);
    }
  }
});

Deno.test("every prompt can come, each is written once, and every list has another one", () => {
  for (const list of Object.values(PROMPTS)) assert.ok(list.length >= 2);
  const all = Object.values(PROMPTS).flat();
  assert.equal(new Set(all).size, all.length);
  const drawn = PROMPTS.open.map((_, index) => choosePrompt({}, [], index / PROMPTS.open.length));
  assert.deepEqual(drawn, PROMPTS.open);
});

Deno.test("when all fitting prompts were given, the one of the longest ago comes again [AIW-14]", () => {
  const previous = PROMPTS.open.toReversed();
  assert.equal(choosePrompt({}, previous, 0.5), previous.at(-1));
});
