import assert from "node:assert/strict";
import { type BadgeStats, findNewBadges, toBadgeList } from "./badges.model.ts";

const earnedBy = (stats: Partial<BadgeStats>, earned: string[] = []) =>
  findNewBadges({
    completedModules: 0,
    completedByPillar: { body: 0, mind: 0, emotional: 0, financial: 0 },
    hasCompletePillar: false,
    streak: 1,
    journalEntries: 0,
    consecutiveCheckIns: 0,
    ...stats,
  }, new Set(earned));

Deno.test("there are exactly thirteen badges, the nine of the specification first [BDG-01]", () => {
  assert.deepEqual(
    toBadgeList(new Map()).map(({ id }) => id),
    `first-module body-progress mind-progress emotional-progress financial-progress five-modules
     one-pillar streak7 journal5 firstSteps streak10 journalMaster firstReset`.split(/\s+/),
  );
});

Deno.test("a badge tells its short date when earned, and none when not [BDG-12]", () => {
  const badges = toBadgeList(new Map([["streak7", "2026-03-04"]]));
  for (const { id, earned, earnedDate } of badges) {
    assert.deepEqual([earned, earnedDate], id === "streak7" ? [true, "Mar 4"] : [false, undefined]);
  }
});

Deno.test("the first new badge is the first of the registry that holds now and did not before [BDG-13]", () => {
  const stats = { completedModules: 5, streak: 7, journalEntries: 5, consecutiveCheckIns: 10 };
  assert.equal(earnedBy(stats)[0], "first-module");
  assert.equal(earnedBy(stats, ["first-module"])[0], "five-modules");
  assert.equal(earnedBy(stats, ["first-module", "five-modules"])[0], "streak7");
  assert.equal(earnedBy(stats, ["first-module", "five-modules", "streak7"])[0], "journal5");
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
