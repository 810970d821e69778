import {
  type Pillar,
  PILLAR_IDS,
  PILLARS,
  TOTAL_MODULES,
} from "@reclaim/contracts-members/catalogue";
import { expect, test } from "vitest";
import {
  countCompleted,
  modulesFor,
  nextModule,
  type StartedModule,
  startedModulesOf,
} from "./module-status.model.ts";
import { moduleScene } from "./module-scenes.ts";
import { modulePath, modulesOf } from "./modules.ts";

const all = PILLAR_IDS.flatMap(modulesOf);
const progress = (fields: Partial<Parameters<typeof startedModulesOf>[0]> = {}) => ({
  bodyReset: 0,
  mindReset: 0,
  emotionalReset: 0,
  financialReset: 0,
  ...fields,
});
/** A module that was begun; completed unless only some tasks of it are done. */
const row = (pillar: Pillar, moduleId: number, tasks?: string[]): StartedModule => ({
  pillar,
  moduleId,
  completed: !tasks,
  completedTasks: tasks ?? [],
});

test("the catalogue has 27 modules, 6, 7, 8 and 6 by pillar, numbered from 1 [ENT-29]", () => {
  expect(all).toHaveLength(TOTAL_MODULES);
  for (const pillar of PILLAR_IDS) {
    const ids = modulesOf(pillar).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: PILLARS[pillar].modules }, (_, index) => index + 1));
  }
  expect(modulePath({ pillar: "emotional", id: 3 })).toBe("/journey/emotional-reset/3");
});

test("a module has id, title, pillar, description, lessons, picture and, for a member, status and lessons done [ENT-29]", () => {
  const modules = PILLAR_IDS.flatMap((pillar) => modulesFor(pillar, []));
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
    expect(moduleScene(module.image).length).toBeGreaterThan(3);
  }
  const drawings = modules.map(({ image }) => JSON.stringify(moduleScene(image)));
  expect(new Set(drawings).size).toBe(TOTAL_MODULES);
  for (const field of ["title", "description", "image"] as const) {
    expect(new Set(modules.map((module) => module[field])).size).toBe(TOTAL_MODULES);
  }
});

test.for(
  [
    ["nothing", [], ["up next", "locked", "locked", "locked", "locked", "locked"]],
    ["the first", [1], ["completed", "in progress", "locked", "locked", "locked", "locked"]],
    ["only the second", [2], [
      "in progress",
      "completed",
      "locked",
      "locked",
      "locked",
      "locked",
    ]],
    ["all", [1, 2, 3, 4, 5, 6], Array.from({ length: 6 }, () => "completed")],
  ] as const,
)("the status is the module's own: with %s completed", ([, completed, expected]) => {
  const begun = completed.map((moduleId) => row("body", moduleId));
  expect(modulesFor("body", begun).map(({ status }) => status)).toEqual(expected);
});

test("a module that was begun is in progress and shows its tasks; another pillar's does not count", () => {
  const begun = [row("mind", 1, ["a", "b"]), row("body", 2)];
  const [first, second] = modulesFor("mind", begun);
  expect([first?.status, first?.completed]).toEqual(["in progress", 2]);
  expect([second?.status, second?.completed]).toEqual(["locked", 0]);
});

test("a completed module shows all of its lessons as done", () => {
  const modules = modulesFor("body", [row("body", 1)]);
  expect(modules[0]?.completed).toBe(modules[0]?.totalLessons);
  expect(countCompleted(modules)).toBe(1);
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
  const begun = startedModulesOf(progress({ mindReset: percent }));
  expect(countCompleted(modulesFor("mind", begun))).toBe(count);
  expect(begun).toHaveLength(count);
});

test("a pillar whose modules are all completed has none to do", () => {
  const begun = startedModulesOf(progress({ financialReset: 100 }));
  expect(nextModule(modulesFor("financial", begun))).toBeUndefined();
  expect(nextModule(modulesFor("financial", []))?.id).toBe(1);
});
