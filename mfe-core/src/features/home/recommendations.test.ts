import { type Pillar, PILLAR_IDS } from "@reclaim/contracts-members/catalogue";
import { expect, test } from "vitest";
import { type StartedModule, startedModulesOf } from "../../shared/module-status.model.ts";
import { recommendModules } from "./recommendations.model.ts";

const justBegun = (pillar: Pillar): StartedModule => ({
  pillar,
  moduleId: 1,
  completed: false,
  completedTasks: [],
});
const NONE = { body: 0, mind: 0, emotional: 0, financial: 0 };
const ALL = { body: 100, mind: 100, emotional: 100, financial: 100 };

/** Recommended modules as "pillar id"; percentages that are not given are 0. */
function recommended(
  percents: Partial<Record<Pillar, number>>,
  { moods = [] as number[], completed = 0 } = {},
): string[] {
  const { body, mind, emotional, financial } = { ...NONE, ...percents };
  const begun = startedModulesOf({
    bodyReset: body,
    mindReset: mind,
    emotionalReset: emotional,
    financialReset: financial,
  });
  return recommendModules(begun, { recentMoods: moods, completedModules: completed })
    .map(({ pillar, id }) => `${pillar} ${id}`);
}

test("who has done nothing gets the first modules of two pillars [HOME-12]", () => {
  expect(recommended({})).toEqual(["body 1", "mind 1"]);
});

test.for(
  [
    [{ financial: 16.67 }, ["financial 2", "body 1", "mind 1"]],
    [{ body: 50, mind: 14.29 }, ["mind 2", "body 4", "emotional 1"]],
    [{ body: 50, mind: 14.29, emotional: 25 }, ["mind 2", "emotional 3", "body 4"]],
    [{ body: 100 }, ["mind 1", "emotional 1"]],
    [{ body: 100, mind: 100, emotional: 100 }, ["financial 1"]],
    [{ body: 100, mind: 100, emotional: 100, financial: 83.33 }, ["financial 6"]],
  ] as const,
)(
  "modules in progress come first, then the lowest pillars: %j [HOME-12]",
  ([percents, expected]) => {
    expect(recommended(percents)).toEqual(expected);
  },
);

test("a first module that was only begun is in progress, and comes first [HOME-12]", () => {
  const list = recommendModules([justBegun("financial")], { recentMoods: [], completedModules: 0 });
  expect(list.map(({ pillar }) => pillar)).toEqual(["financial", "body", "mind"]);
});

test("who has begun all four gets three, those with the least progress [HOME-11]", () => {
  const percents = { body: 16.67, mind: 57.14, emotional: 25, financial: 33.33 };
  expect(recommended(percents, { moods: [1, 1], completed: 9 }))
    .toEqual(["body 2", "emotional 3", "financial 3"]);
});

test.for(
  [
    [[], false],
    [[1, 2, 2], true],
    [[2, 3, 3, 3], true],
    [[3], false],
    [[1, 5], false],
    [[4, 5, 5], false],
  ] as const,
)("recent moods of %j: an emotional module as well is %s [HOME-13]", ([moods, added]) => {
  const without = ["body 1", "mind 1"];
  expect(recommended({}, { moods: [...moods] }))
    .toEqual(added ? [...without, "emotional 1"] : without);
});

test("low moods add no emotional module twice, and none when all are completed [HOME-13]", () => {
  expect(recommended({ emotional: 12.5 }, { moods: [1] }))
    .toEqual(["emotional 2", "body 1", "mind 1"]);
  expect(recommended({ emotional: 100 }, { moods: [1] })).toEqual(["body 1", "mind 1"]);
});

test.for(
  [
    [4, ["body 1", "mind 1"]],
    [5, ["body 1", "mind 1", "emotional 1"]],
  ] as const,
)("with %i modules completed, one more or not [HOME-14]", ([completed, expected]) => {
  expect(recommended({}, { completed })).toEqual(expected);
});

test("one more after a completed pillar is that of the next pillar [HOME-14]", () => {
  expect(recommended({ body: 100 }, { completed: 6 }))
    .toEqual(["mind 1", "emotional 1", "financial 1"]);
});

test("one more never exceeds three, nor repeats what is there [HOME-11] [HOME-14]", () => {
  expect(recommended({}, { moods: [1], completed: 5 })).toEqual([
    "body 1",
    "mind 1",
    "emotional 1",
  ]);
  expect(recommended({ body: 100, mind: 100, emotional: 100 }, { moods: [1], completed: 21 }))
    .toEqual(["financial 1"]);
});

test("who has completed all gets none [HOME-11]", () => {
  expect(recommended(ALL, { moods: [1, 1], completed: 27 })).toEqual([]);
});

test("whatever the state, there are at most three, each once, none locked or completed [HOME-11]", () => {
  const steps = [0, 10, 50, 100];
  for (const body of steps) {
    for (const mind of steps) {
      for (const emotional of steps) {
        for (const financial of steps) {
          for (const mood of [1, 5]) {
            const begun = startedModulesOf({
              bodyReset: body,
              mindReset: mind,
              emotionalReset: emotional,
              financialReset: financial,
            });
            const list = recommendModules(begun, { recentMoods: [mood], completedModules: 5 });
            expect(list.length).toBeLessThanOrEqual(3);
            expect(new Set(list.map(({ pillar }) => pillar)).size).toBe(list.length);
            expect(list.every(({ status }) => status === "in progress" || status === "up next"))
              .toBe(true);
            const anyOpen = PILLAR_IDS.some((pillar) =>
              ({ body, mind, emotional, financial })[pillar] < 100
            );
            expect(list.length > 0).toBe(anyOpen);
          }
        }
      }
    }
  }
});
