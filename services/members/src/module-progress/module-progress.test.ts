import assert from "node:assert/strict";
import { type Pillar, PILLARS } from "@reclaim/contracts-members/catalogue";
import { completedModule, moduleProgressList } from "@reclaim/contracts-members/module-progress";
import { starterIdentity, testIdentity, testService } from "@reclaim/platform/testing";
import type { Identity } from "@reclaim/platform/identity";
import { members } from "../../service.ts";

const service = await testService(members);
Deno.test.afterAll(() => service.close());
const { clock } = service.deps;

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    clock.set("2026-03-04T09:00:00Z");
    await run();
  });

const complete = (who: Identity | null, module: string) =>
  service.call(who, "POST", `/api/module-progress/${module}/complete`);
async function completed(who: Identity, module: string) {
  const { status, body } = await complete(who, module);
  assert.equal(status, 200, JSON.stringify(body));
  return completedModule.parse(body);
}
/** Completes the first modules of a pillar; the last answer. */
async function completeFirst(
  who: Identity,
  pillar: Pillar,
  count: number = PILLARS[pillar].modules,
) {
  let last;
  for (let id = 1; id <= count; id++) last = await completed(who, `${pillar}/${id}`);
  return last;
}
const keep = (who: Identity, module: string, completedTasks: unknown = []) =>
  service.call(who, "PUT", `/api/module-progress/${module}`, { completedTasks });
const listed = async (who: Identity) =>
  moduleProgressList.parse((await service.call(who, "GET", "/api/module-progress")).body);
const me = async (who: Identity) => (await service.call(who, "GET", "/api/me")).body;
const earned = async (who: Identity): Promise<string[]> =>
  (await me(who)).badges.filter((badge: { earned: boolean }) => badge.earned)
    .map(({ id }: { id: string }) => id);

test("a module that is begun keeps its tasks and is not completed [ENT-13]", async () => {
  const who = testIdentity();
  const { status, body } = await keep(who, "mind/1", ["mind-1-1", "mind-1-3", "mind-1-1"]);
  assert.equal(status, 200);
  assert.deepEqual(body, {
    id: body.id,
    userId: who.sub,
    pillar: "mind",
    moduleId: 1,
    completed: false,
    progress: 67,
    completedTasks: ["mind-1-1", "mind-1-3"],
    completedDate: null,
    lastUpdated: "2026-03-04T09:00:00.000Z",
  });
  clock.set("2026-03-04T10:00:00Z");
  await keep(who, "mind/1", []);
  assert.deepEqual(await listed(who), [{
    ...body,
    progress: 0,
    completedTasks: [],
    lastUpdated: "2026-03-04T10:00:00.000Z",
  }]);
});

test("tasks of another module are refused and nothing is kept", async () => {
  const who = testIdentity();
  for (const task of ["body-2-1", "mind-1-1", "body-1-4", "walk"]) {
    const { status, body } = await keep(who, "body/1", ["body-1-1", task]);
    assert.equal(status, 400);
    assert.equal(body.code, "unknown_task");
  }
  assert.deepEqual(await listed(who), []);
});

test("a completed module bears its date and keeps its tasks", async () => {
  const who = testIdentity();
  await keep(who, "body/1", ["body-1-1"]);
  await completed(who, "body/1");
  const [row] = await listed(who);
  assert.equal(row?.completed, true);
  assert.equal(row?.progress, 100);
  assert.equal(row?.completedDate, "2026-03-04T09:00:00.000Z");
  assert.deepEqual(row?.completedTasks, ["body-1-1"]);
  await keep(who, "body/1", ["body-1-1", "body-1-2"]);
  const [after] = await listed(who);
  assert.deepEqual([after?.completed, after?.progress], [true, 100]);
  assert.deepEqual(after?.completedTasks, ["body-1-1", "body-1-2"]);
});

test("completing raises the pillar by a step and completedModules by 1 [JNY-30] [JNY-31]", async () => {
  const who = testIdentity();
  const first = await completed(who, "body/1");
  assert.equal(first.completedModules, 1);
  assert.ok(Math.abs(first.progress.bodyReset - 100 / 6) < 1e-9);
  const last = await completeFirst(who, "body");
  assert.equal(last?.completedModules, 6);
  assert.deepEqual(last?.progress, {
    bodyReset: 100,
    mindReset: 0,
    emotionalReset: 0,
    financialReset: 0,
  });
  const { progress, completedModules } = await me(who);
  assert.deepEqual({ progress, completedModules }, {
    progress: last?.progress,
    completedModules: 6,
  });
});

test("completing a completed module changes nothing [JNY-32]", async () => {
  const who = testIdentity();
  const first = await completed(who, "body/1");
  const before = await listed(who);
  clock.set("2026-03-05T09:00:00Z");
  assert.deepEqual(await completed(who, "body/1"), { ...first, newBadges: [] });
  assert.deepEqual(await listed(who), before);
});

test("completing twice at once completes once", async () => {
  const who = testIdentity();
  const answers = await Promise.all([1, 2, 3].map(() => complete(who, "body/1")));
  assert.deepEqual(answers.map(({ status }) => status), [200, 200, 200]);
  assert.deepEqual(answers.flatMap(({ body }) => body.newBadges), ["first-module"]);
  assert.equal((await me(who)).completedModules, 1);
});

test("a locked module can be neither begun nor completed", async () => {
  const who = testIdentity();
  await completed(who, "body/1");
  for (const module of ["body/3", "mind/2"]) {
    for (const { status, body } of [await keep(who, module), await complete(who, module)]) {
      assert.equal(status, 409);
      assert.equal(body.code, "module_locked");
    }
  }
  assert.equal((await listed(who)).length, 1);
  assert.equal((await complete(who, "body/2")).status, 200);
});

test("a module that is not in the catalogue is not found", async () => {
  const who = testIdentity();
  for (const module of ["body/0", "body/7", "body/x", "body/01", "body/1.5", "soul/1"]) {
    assert.equal((await keep(who, module)).status, 404, module);
    assert.equal((await complete(who, module)).status, 404, module);
  }
});

test("tasks are at most the three of the challenge, by their ids", async () => {
  const who = testIdentity();
  for (const tasks of [["a", "b", "c", "d"], ["two words"], [""], "a", undefined]) {
    assert.equal((await keep(who, "body/1", tasks ?? null)).status, 400);
  }
  assert.deepEqual(await listed(who), []);
});

test("Starter has the first module of each pillar and no other [JNY-37]", async () => {
  const who = starterIdentity();
  for (const pillar of ["body", "mind", "emotional", "financial"]) {
    assert.equal((await keep(who, `${pillar}/1`)).status, 200);
    assert.equal((await complete(who, `${pillar}/1`)).status, 200);
    for (
      const { status, body } of [
        await keep(who, `${pillar}/2`),
        await complete(who, `${pillar}/2`),
        await complete(who, `${pillar}/3`),
      ]
    ) {
      assert.equal(status, 403);
      assert.deepEqual([body.code, body.feature, body.tier], [
        "upgrade_required",
        "modules",
        "essential",
      ]);
    }
  }
  assert.equal((await me(who)).completedModules, 4);
});

test("modules are each member's own", async () => {
  const [who, other] = [testIdentity(), testIdentity()];
  await completed(other, "body/1");
  assert.deepEqual(await listed(who), []);
  assert.equal((await me(who)).completedModules, 0);
  assert.equal((await complete(null, "body/1")).status, 401);
});

test("the first completed module earns first-module [BDG-02]", async () => {
  const who = testIdentity();
  await keep(who, "body/1");
  assert.deepEqual(await earned(who), ["firstSteps"]);
  assert.deepEqual((await completed(who, "body/1")).newBadges, ["first-module"]);
  assert.deepEqual(await earned(who), ["first-module", "firstSteps"]);
});

test("three modules of a pillar earn its badge, two do not [BDG-03]", async () => {
  for (const pillar of ["body", "mind", "emotional", "financial"] satisfies Pillar[]) {
    const who = testIdentity();
    await completeFirst(who, pillar, 2);
    assert.equal((await earned(who)).includes(`${pillar}-progress`), false);
    assert.deepEqual((await completed(who, `${pillar}/3`)).newBadges, [`${pillar}-progress`]);
  }
});

test("five modules in total earn five-modules, four do not [BDG-04]", async () => {
  const who = testIdentity();
  await completeFirst(who, "body", 2);
  await completeFirst(who, "mind", 2);
  assert.equal((await earned(who)).includes("five-modules"), false);
  assert.deepEqual((await completed(who, "financial/1")).newBadges, ["five-modules"]);
});

test("a whole pillar earns one-pillar and firstReset, one less does not [BDG-05] [BDG-11]", async () => {
  const who = testIdentity();
  await completeFirst(who, "body", 5);
  const before = await earned(who);
  assert.equal(before.includes("one-pillar") || before.includes("firstReset"), false);
  assert.deepEqual((await completed(who, "body/6")).newBadges, ["one-pillar", "firstReset"]);
});
