import { EXERCISES } from "@reclaim/contracts-members/exercises";
import { expect, test } from "vitest";
import { BREATHING } from "./breathing-patterns.ts";
import { MEDITATIONS, VISUALIZATIONS } from "./exercises.ts";
import { forbiddenIn } from "./wording.testing.ts";

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

test("the meditations are those of the specification, whole [ENT-33] [MND-16]", () => {
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
    expect(audioSrc).toMatch(new RegExp(`^\\w+:${duration}$`));
  }
});

test("the visualizations are those of the specification, whole [ENT-34] [MND-20]", () => {
  expect(VISUALIZATIONS.map(({ id, duration, isQuick }) => [id, duration, isQuick])).toEqual([
    ["peaceful-beach", 600, false],
    ["mountain-refuge", 480, false],
    ["forest-renewal", 360, true],
  ]);
  for (
    const {
      title,
      description,
      benefits,
      duration,
      audioSrc,
      backgroundImage,
      instructions,
      scenario,
    } of VISUALIZATIONS
  ) {
    for (const words of [title, description, backgroundImage, scenario]) expect(words).not.toBe("");
    expect(benefits.length).toBeGreaterThan(1);
    expect(instructions.length).toBeGreaterThan(3);
    expect(audioSrc).toMatch(new RegExp(`^\\w+:${duration}$`));
  }
});

test("exercises claim nothing clinical and talk like no coach", () => {
  const texts = [...BREATHING, ...MEDITATIONS, ...VISUALIZATIONS].flatMap((exercise) =>
    Object.values(exercise).flat()
  ).filter((value) => typeof value === "string");
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.flatMap(forbiddenIn)).toEqual([]);
});

test("the server knows the same exercises, with their kinds and lengths", () => {
  const here = Object.entries({
    breathing: BREATHING,
    meditation: MEDITATIONS,
    visualization: VISUALIZATIONS,
  }).flatMap(([kind, exercises]) =>
    exercises.map(({ id, duration }) => [id, { kind, seconds: duration }])
  );
  expect(Object.fromEntries(here)).toEqual(EXERCISES);
});
