import { PILLAR_IDS, PILLARS } from "@reclaim/contracts/catalogue";
import { expect, test } from "vitest";
import {
  journalPercent,
  localDateOf,
  modulesDone,
  overallPercent,
  pillarStatus,
  streakGrid,
} from "./progress.model.ts";

const on = (localDate: string, mood = 3) => ({ localDate, mood });
const filledDates = (grid: ReturnType<typeof streakGrid>) =>
  grid.filter(({ filled }) => filled).map(({ date }) => date);

test("the grid shows the last 28 real dates, across the end of a month and of summer time", () => {
  const grid = streakGrid({ today: "2026-11-10", streak: 0, checkIns: [] });
  expect(grid).toHaveLength(28);
  expect(grid[0]?.date).toBe("2026-10-14");
  expect(grid.at(-1)?.date).toBe("2026-11-10");
  expect(new Set(grid.map(({ date }) => date)).size).toBe(28);
});

test("each date with a check-in bears that day's mood, filled or not", () => {
  const checkIns = [on("2026-11-21", 5), on("2026-11-20", 4), on("2026-11-15", 1)];
  const grid = streakGrid({ today: "2026-11-21", streak: 2, checkIns });
  const marked = grid.filter(({ mood }) => mood !== null);
  expect(marked).toEqual([
    { date: "2026-11-15", filled: false, mood: 1 },
    { date: "2026-11-20", filled: true, mood: 4 },
    { date: "2026-11-21", filled: true, mood: 5 },
  ]);
});

test("as many days are filled as the streak counts, up to today's check-in", () => {
  const checkIns = [on("2026-11-21"), on("2026-11-20"), on("2026-11-19")];
  const grid = streakGrid({ today: "2026-11-21", streak: 3, checkIns });
  expect(filledDates(grid)).toEqual(["2026-11-19", "2026-11-20", "2026-11-21"]);
});

test("before today's check-in the filled days end with yesterday", () => {
  const checkIns = [on("2026-11-20"), on("2026-11-19")];
  const grid = streakGrid({ today: "2026-11-21", streak: 2, checkIns });
  expect(filledDates(grid)).toEqual(["2026-11-19", "2026-11-20"]);
});

test("the day that joining counts for is filled without a mood", () => {
  const grid = streakGrid({ today: "2026-11-21", streak: 2, checkIns: [on("2026-11-21", 4)] });
  expect(grid.slice(-2)).toEqual([
    { date: "2026-11-20", filled: true, mood: null },
    { date: "2026-11-21", filled: true, mood: 4 },
  ]);
});

test("a new member without a check-in has today filled", () => {
  const grid = streakGrid({ today: "2026-11-21", streak: 1, checkIns: [] });
  expect(filledDates(grid)).toEqual(["2026-11-21"]);
});

test("after a break no day is filled, and the old moods stay", () => {
  const grid = streakGrid({ today: "2026-11-21", streak: 0, checkIns: [on("2026-11-18", 2)] });
  expect(filledDates(grid)).toEqual([]);
  expect(grid.find(({ date }) => date === "2026-11-18")?.mood).toBe(2);
});

test("a streak that was counted before midnight is over once a whole day has passed", () => {
  const grid = streakGrid({ today: "2026-11-21", streak: 4, checkIns: [on("2026-11-19")] });
  expect(filledDates(grid)).toEqual([]);
});

test("a streak longer than the grid fills all 28 days", () => {
  const grid = streakGrid({ today: "2026-11-21", streak: 40, checkIns: [on("2026-11-21")] });
  expect(filledDates(grid)).toHaveLength(28);
});

test("a check-in from ahead of the member's time zone ends the run today", () => {
  const grid = streakGrid({ today: "2026-11-21", streak: 2, checkIns: [on("2026-11-22")] });
  expect(filledDates(grid)).toEqual(["2026-11-20", "2026-11-21"]);
});

test("today is the member's own date, not the one of Greenwich", () => {
  const instant = new Date("2026-11-21T23:30:00Z");
  expect(localDateOf(instant, "Europe/Vienna")).toBe("2026-11-22");
  expect(localDateOf(instant, "America/Los_Angeles")).toBe("2026-11-21");
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
