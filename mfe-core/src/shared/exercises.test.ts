import { expect, test } from "vitest";
import { BREATHING, MEDITATIONS, QUICK_EXERCISES } from "./exercises.ts";

test("the breathing patterns are those of the specification, whole [ENT-32]", () => {
  const facts = BREATHING.map((pattern) => [
    pattern.id,
    [pattern.inhaleTime, pattern.holdInTime, pattern.exhaleTime, pattern.holdOutTime],
    pattern.cycles,
    pattern.duration,
    pattern.isQuick,
  ]);
  expect(facts).toEqual([
    ["box-breathing", [4, 4, 4, 4], 4, 64, true],
    ["4-7-8-breathing", [4, 7, 8, 0], 3, 57, false],
    ["deep-breathing", [5, 0, 5, 0], 5, 50, true],
    ["calming-breath", [3, 0, 6, 0], 5, 45, true],
  ]);
  for (const { name, title, description, benefits, image } of BREATHING) {
    for (const words of [name, title, description, image]) expect(words).not.toBe("");
    expect(benefits.length).toBeGreaterThan(1);
  }
});

test("a pattern lasts as long as its phases in all cycles", () => {
  for (const { inhaleTime, holdInTime, exhaleTime, holdOutTime, cycles, duration } of BREATHING) {
    expect((inhaleTime + holdInTime + exhaleTime + holdOutTime) * cycles).toBe(duration);
  }
});

test("the meditations are those of the specification, whole [ENT-33]", () => {
  expect(MEDITATIONS.map(({ id, duration, isQuick }) => [id, duration, isQuick])).toEqual([
    ["quick-reset", 180, true],
    ["body-scan", 600, false],
    ["gratitude", 300, true],
    ["loving-kindness", 480, false],
  ]);
  for (
    const { title, description, benefits, duration, audioSrc, image, instructions } of MEDITATIONS
  ) {
    for (const words of [title, description, image]) expect(words).not.toBe("");
    expect(benefits.length).toBeGreaterThan(1);
    expect(instructions.length).toBeGreaterThan(3);
    // The sound lasts as long as the meditation, and is made here.
    expect(audioSrc).toBe(`tone:${duration}`);
  }
});

test("quick ones are box, deep and calming breathing, then quick-reset and gratitude", () => {
  expect(QUICK_EXERCISES.map(({ id }) => id)).toEqual([
    "box-breathing",
    "deep-breathing",
    "calming-breath",
    "quick-reset",
    "gratitude",
  ]);
});
