import assert from "node:assert/strict";
import { type Pillar, PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import { moduleStatuses } from "@reclaim/contracts-members/module-progress";
import { toPillarProgress } from "./module-progress.model.ts";

const row = (moduleId: number, completed: boolean, pillar: Pillar = "body") => ({
  pillar,
  moduleId,
  completed,
});
const body = (...begun: ReturnType<typeof row>[]) => moduleStatuses("body", begun);
const completedOf = (pillar: Pillar, count: number) =>
  Array.from({ length: count }, (_, index) => ({ pillar, moduleId: index + 1 }));

Deno.test("a module is completed by its own row, not by the pillar's percentage [JNY-09]", () => {
  assert.deepEqual(body(row(1, true), row(2, true)).slice(0, 3), [
    "completed",
    "completed",
    "in progress",
  ]);
  // Half the pillar is done, and still the first is not.
  assert.equal(body(row(2, true), row(3, true), row(4, true))[0], "in progress");
});

Deno.test("the first uncompleted module is up next until the pillar or it is begun [JNY-10]", () => {
  assert.equal(body()[0], "up next");
  assert.equal(body(row(1, true, "mind"))[0], "up next");
  assert.equal(body(row(1, false))[0], "in progress");
  assert.equal(body(row(1, true))[1], "in progress");
});

Deno.test("all modules after the first uncompleted one are locked [JNY-11]", () => {
  assert.deepEqual(body(row(1, true), row(2, false)), [
    "completed",
    "in progress",
    "locked",
    "locked",
    "locked",
    "locked",
  ]);
  assert.deepEqual(moduleStatuses("emotional", []).slice(1), Array(7).fill("locked"));
});

Deno.test("each completed module is a step of 100 over the pillar's count [JNY-30]", () => {
  for (const pillar of PILLAR_IDS) {
    const { modules, progressKey } = PILLARS[pillar];
    for (let count = 0; count <= modules; count++) {
      const progress = toPillarProgress(completedOf(pillar, count));
      assert.ok(Math.abs(progress[progressKey] - count * (100 / modules)) < 1e-9);
    }
    assert.equal(toPillarProgress(completedOf(pillar, modules))[progressKey], 100);
    assert.equal(toPillarProgress(completedOf(pillar, modules + 1))[progressKey], 100);
  }
});
