import { type Pillar, PILLAR_IDS, PILLARS, TOTAL_MODULES } from "@reclaim/contracts/catalogue";
import { expect, test } from "vitest";
import { type JourneyState, modulesFor, openModule, stateOf } from "./module-status.model.ts";
import { modulePath, modulesOf } from "./modules.ts";

const all = PILLAR_IDS.flatMap(modulesOf);
const progress = (fields: Partial<Parameters<typeof stateOf>[0]> = {}) => ({
  bodyReset: 0,
  mindReset: 0,
  emotionalReset: 0,
  financialReset: 0,
  ...fields,
});
/** Status by status, in the order of a pillar. */
const statuses = (pillar: Pillar, state: JourneyState[Pillar]) =>
  modulesFor(pillar, state).map(({ status }) => status);

test("the catalogue has 27 modules, 6, 7, 8 and 6 by pillar, numbered from 1 [ENT-29]", () => {
  expect(all).toHaveLength(TOTAL_MODULES);
  for (const pillar of PILLAR_IDS) {
    const ids = modulesOf(pillar).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: PILLARS[pillar].modules }, (_, index) => index + 1));
  }
  expect(modulePath({ pillar: "emotional", id: 3 })).toBe("/journey/emotional-reset/3");
});

test("a module has id, title, pillar, description, lessons, picture and, for a member, status and lessons done [ENT-29]", () => {
  const modules = PILLAR_IDS.flatMap((pillar) => modulesFor(pillar, stateOf(progress())[pillar]));
  for (const module of modules) {
    expect(Object.keys(module).sort()).toEqual([
      "completed",
      "description",
      "id",
      "image",
      "pillar",
      "status",
      "title",
      "totalLessons",
    ]);
    expect(module.title.length).toBeGreaterThan(3);
    expect(module.description.length).toBeGreaterThan(20);
    expect(module.totalLessons).toBeGreaterThan(0);
    expect(module.completed).toBe(0);
    expect(module.image).toMatch(/^(hills|water|leaves|steps)-[1-8]$/);
  }
  for (const field of ["title", "description", "image"] as const) {
    expect(new Set(modules.map((module) => module[field])).size).toBe(TOTAL_MODULES);
  }
});

test.for(
  [
    ["nothing done", 0, [], ["up next", "locked", "locked", "locked", "locked", "locked"]],
    ["some progress", 5, [], ["in progress", "locked", "locked", "locked", "locked", "locked"]],
    ["one done", 17, [1], ["completed", "in progress", "locked", "locked", "locked", "locked"]],
    [
      "the second done before the first",
      17,
      [2],
      ["in progress", "completed", "locked", "locked", "locked", "locked"],
    ],
    [
      "all but the last done",
      83,
      [1, 2, 3, 4, 5],
      ["completed", "completed", "completed", "completed", "completed", "in progress"],
    ],
    ["all done", 100, [1, 2, 3, 4, 5, 6], Array.from({ length: 6 }, () => "completed")],
  ] as const,
)("the status is the module's own: with %s", ([, percent, completed, expected]) => {
  expect(statuses("body", { progress: percent, completed: new Set(completed) })).toEqual(expected);
});

test("a module that was begun is in progress before the pillar has progress, and shows its lessons", () => {
  const started = new Map([[1, 2], [3, 1]]);
  const modules = modulesFor("mind", { progress: 0, completed: new Set(), started });
  expect(modules.slice(0, 3).map(({ status, completed }) => [status, completed])).toEqual([
    ["in progress", 2],
    ["locked", 0],
    ["locked", 1],
  ]);
});

test("a completed module shows all of its lessons as done", () => {
  const [first] = modulesFor("body", { progress: 17, completed: new Set([1]) });
  expect(first?.completed).toBe(first?.totalLessons);
});

test.for(
  [
    [0, 0],
    [7, 0],
    [14.29, 1],
    [42.86, 3],
    [43, 3],
    [99, 7],
    [100, 7],
  ] as const,
)("%d percent of seven modules tell that %d are completed", ([percent, count]) => {
  expect(stateOf(progress({ mindReset: percent })).mind.completed.size).toBe(count);
});

test("a pillar whose modules are all completed has none to do", () => {
  const { financial } = stateOf(progress({ financialReset: 100 }));
  expect(openModule(modulesFor("financial", financial))).toBeUndefined();
  expect(openModule(modulesFor("financial", stateOf(progress()).financial))?.id).toBe(1);
});
