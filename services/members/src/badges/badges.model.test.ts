import assert from "node:assert/strict";
import { badgeList, type BadgeStats, newlyEarned } from "./badges.model.ts";

const earnedBy = (stats: Partial<BadgeStats>, earned: string[] = []) =>
  newlyEarned({
    completedModules: 0,
    completedByPillar: { body: 0, mind: 0, emotional: 0, financial: 0 },
    aPillarIsComplete: false,
    streak: 1,
    journalEntries: 0,
    consecutiveCheckIns: 0,
    ...stats,
  }, new Set(earned));

Deno.test("there are exactly thirteen badges [BDG-01]", () => {
  assert.deepEqual(
    badgeList(new Map()).map(({ id }) => id).sort(),
    `body-progress emotional-progress financial-progress first-module firstReset firstSteps
     five-modules journal5 journalMaster mind-progress one-pillar streak10 streak7`.split(/\s+/),
  );
});

Deno.test("joining earns firstSteps, and nothing else [BDG-08]", () => {
  assert.deepEqual(earnedBy({}), ["firstSteps"]);
  assert.deepEqual(earnedBy({}, ["firstSteps"]), []);
});

Deno.test("a streak of 7 or more earns streak7, one of 6 does not [BDG-06]", () => {
  const has = (streak: number) => earnedBy({ streak }).includes("streak7");
  assert.deepEqual([has(6), has(7), has(30)], [false, true, true]);
});

Deno.test("ten consecutive days of check-ins earn streak10, whatever the streak [BDG-09]", () => {
  const has = (consecutiveCheckIns: number, streak: number) =>
    earnedBy({ consecutiveCheckIns, streak }).includes("streak10");
  assert.deepEqual([has(9, 10), has(10, 10)], [false, true]);
});
