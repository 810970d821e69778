import { expect, test } from "vitest";
import { EXERCISES, exercisesOf, filterExercises, GOALS } from "./exercise.model.ts";

const idsOf = (filter: Parameters<typeof filterExercises>[1]) =>
  filterExercises(EXERCISES, filter).map(({ id }) => id);

test("without a filter all exercises show", () => {
  expect(idsOf({})).toEqual(EXERCISES.map(({ id }) => id));
  expect(EXERCISES).toHaveLength(11);
});

test("a category narrows to its exercises [MND-02]", () => {
  expect(idsOf({ category: "breathing" })).toHaveLength(4);
  expect(idsOf({ category: "meditation" }))
    .toEqual(["quick-reset", "body-scan", "gratitude", "loving-kindness"]);
  expect(idsOf({ category: "visualization" }))
    .toEqual(["peaceful-beach", "mountain-refuge", "forest-renewal"]);
});

test("each goal selects its exercises [MND-03] [MND-04]", () => {
  expect(GOALS).toEqual({
    stress: ["calming-breath", "body-scan", "loving-kindness"],
    focus: ["box-breathing", "quick-reset"],
    sleep: ["4-7-8-breathing", "body-scan"],
    energy: ["deep-breathing", "gratitude"],
  });
  expect(idsOf({ goal: "stress" }).sort()).toEqual([...GOALS.stress].sort());
  expect(idsOf({ goal: "sleep", category: "meditation" })).toEqual(["body-scan"]);
});

test("search finds words of name, title and description in any case [MND-05]", () => {
  // A name, the line below it, and a description.
  expect(idsOf({ search: "  BOX " })).toEqual(["box-breathing"]);
  expect(idsOf({ search: "hard hour" })).toEqual(["box-breathing"]);
  expect(idsOf({ search: "from the FEET" })).toEqual(["body-scan"]);
  expect(idsOf({ search: "box", category: "meditation" })).toEqual([]);
  expect(idsOf({ search: "no such exercise" })).toEqual([]);
});

test("quick ones are box, deep and calming breathing, quick-reset, gratitude and forest-renewal [MND-21]", () => {
  expect(EXERCISES.filter(({ isQuick }) => isQuick).map(({ id }) => id)).toEqual([
    "box-breathing",
    "deep-breathing",
    "calming-breath",
    "quick-reset",
    "gratitude",
    "forest-renewal",
  ]);
});

test("exercises by their ids keep the order, each once", () => {
  expect(exercisesOf(["gratitude", "box-breathing", "gratitude"]).map(({ title }) => title))
    .toEqual(["Gratitude", "Box Breathing"]);
});
