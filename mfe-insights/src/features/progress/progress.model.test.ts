import { PILLAR_IDS, PILLARS } from "@reclaim/contracts-members/catalogue";
import { expect, test } from "vitest";
import { toLocalDate } from "../../shared/dates.model.ts";
import {
  addDays,
  countMoods,
  journalPercent,
  modulesDone,
  overallPercent,
  pillarStatus,
  streakGrid,
  toMoodDays,
  weeksOf,
} from "./progress.model.ts";

const on = (localDate: string, mood = 3) => ({ localDate, mood });
/** The days of a member with some check-ins, as the service tells them. */
function daysWith(today: string, checkIns: ReturnType<typeof on>[]) {
  const dates = checkIns.map(({ localDate }) => localDate).sort();
  return {
    today,
    latestCheckIn: dates.at(-1) ?? null,
    moods: Array.from({ length: 366 }, (_, index) => {
      const date = addDays(today, index - 365);
      return checkIns.find(({ localDate }) => localDate === date)?.mood ?? null;
    }),
  };
}
const filledDates = (grid: ReturnType<typeof streakGrid>) =>
  grid.filter(({ filled }) => filled).map(({ date }) => date);

test("the grid shows the last 28 real dates, across the end of a month and of summer time", () => {
  const grid = streakGrid(daysWith("2026-11-10", []), 0);
  expect(grid).toHaveLength(28);
  expect(grid[0]?.date).toBe("2026-10-14");
  expect(grid.at(-1)?.date).toBe("2026-11-10");
  expect(new Set(grid.map(({ date }) => date)).size).toBe(28);
});

test("each date with a check-in bears that day's mood, filled or not", () => {
  const checkIns = [on("2026-11-21", 5), on("2026-11-20", 4), on("2026-11-15", 1)];
  const grid = streakGrid(daysWith("2026-11-21", checkIns), 2);
  const marked = grid.filter(({ mood }) => mood !== null);
  expect(marked).toEqual([
    { date: "2026-11-15", filled: false, mood: 1 },
    { date: "2026-11-20", filled: true, mood: 4 },
    { date: "2026-11-21", filled: true, mood: 5 },
  ]);
});

test("as many days are filled as the streak counts, up to today's check-in", () => {
  const checkIns = [on("2026-11-21"), on("2026-11-20"), on("2026-11-19")];
  const grid = streakGrid(daysWith("2026-11-21", checkIns), 3);
  expect(filledDates(grid)).toEqual(["2026-11-19", "2026-11-20", "2026-11-21"]);
});

test("before today's check-in the filled days end with yesterday", () => {
  const checkIns = [on("2026-11-20"), on("2026-11-19")];
  const grid = streakGrid(daysWith("2026-11-21", checkIns), 2);
  expect(filledDates(grid)).toEqual(["2026-11-19", "2026-11-20"]);
});

test("the day that joining counts for is filled without a mood", () => {
  const grid = streakGrid(daysWith("2026-11-21", [on("2026-11-21", 4)]), 2);
  expect(grid.slice(-2)).toEqual([
    { date: "2026-11-20", filled: true, mood: null },
    { date: "2026-11-21", filled: true, mood: 4 },
  ]);
});

test("a new member without a check-in has today filled", () => {
  const grid = streakGrid(daysWith("2026-11-21", []), 1);
  expect(filledDates(grid)).toEqual(["2026-11-21"]);
});

test("after a break no day is filled, and the old moods stay", () => {
  const grid = streakGrid(daysWith("2026-11-21", [on("2026-11-18", 2)]), 0);
  expect(filledDates(grid)).toEqual([]);
  expect(grid.find(({ date }) => date === "2026-11-18")?.mood).toBe(2);
});

test("a streak that was counted before midnight is over once a whole day has passed", () => {
  const grid = streakGrid(daysWith("2026-11-21", [on("2026-11-19")]), 4);
  expect(filledDates(grid)).toEqual([]);
});

test("a streak longer than the grid fills all 28 days", () => {
  const grid = streakGrid(daysWith("2026-11-21", [on("2026-11-21")]), 40);
  expect(filledDates(grid)).toHaveLength(28);
});

test("a check-in from ahead of the member's time zone ends the run today", () => {
  const grid = streakGrid(daysWith("2026-11-21", [on("2026-11-22")]), 2);
  expect(filledDates(grid)).toEqual(["2026-11-20", "2026-11-21"]);
});

test("today is the member's own date, not the one of Greenwich", () => {
  const instant = new Date("2026-11-21T23:30:00Z");
  expect(toLocalDate(instant, "Europe/Vienna")).toBe("2026-11-22");
  expect(toLocalDate(instant, "America/Los_Angeles")).toBe("2026-11-21");
});

test("a pillar has not started at 0 percent and is in progress above it", () => {
  expect([0, 1, 100].map(pillarStatus)).toEqual(["notStarted", "inProgress", "inProgress"]);
});

test("a pillar's count is its percentage of its size [PRG-04]", () => {
  const halves = PILLAR_IDS.map((pillar) => modulesDone(50, PILLARS[pillar].modules));
  expect(halves).toEqual([3, 4, 4, 3]);
  const whole = PILLAR_IDS.map((pillar) => modulesDone(100, PILLARS[pillar].modules));
  expect(whole).toEqual([6, 7, 8, 6]);
});

test("overall completion is out of 27 modules", () => {
  expect(overallPercent(0)).toBe(0);
  expect(overallPercent(9)).toBeCloseTo(33.33, 1);
  expect(overallPercent(27)).toBe(100);
});

test("the journal meter is full at 30 entries and stays full", () => {
  expect([0, 15, 30, 40].map(journalPercent)).toEqual([0, 50, 100, 100]);
});

test("days come in weeks of seven, the rest in the last", () => {
  expect(weeksOf([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([[1, 2, 3, 4, 5, 6, 7], [8]]);
  expect(weeksOf([])).toEqual([]);
});

test("the check-ins of a year are its dates with a mood, oldest first", () => {
  const checkIns = [on("2026-11-21", 5), on("2025-11-21", 1), on("2026-02-28", 2)];
  expect(toMoodDays(daysWith("2026-11-21", checkIns))).toEqual([
    on("2025-11-21", 1),
    on("2026-02-28", 2),
    on("2026-11-21", 5),
  ]);
});

test("moods are counted by level, the best first, days without one not at all", () => {
  const days = [5, 5, null, 1].map((mood) => ({ mood }));
  expect(countMoods(days)).toEqual([
    { mood: 5, days: 2 },
    { mood: 4, days: 0 },
    { mood: 3, days: 0 },
    { mood: 2, days: 0 },
    { mood: 1, days: 1 },
  ]);
});
