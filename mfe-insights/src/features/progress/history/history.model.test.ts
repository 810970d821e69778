import { expect, test } from "vitest";
import { toCsv } from "./csv.model.ts";
import { copy } from "./history.copy.ts";
import {
  datesOf,
  daysOfMonth,
  monthsOf,
  pointsOf,
  rangeOf,
  rangeOfMonths,
  usualRange,
  weekdayOf,
} from "./history.model.ts";
import { bandOf, drawMoods } from "./mood-line.model.ts";

const moods = (...days: [date: string, mood: number][]) => new Map(days);

test("a span ends today or whole spans earlier, without overlap and without a gap", () => {
  expect(rangeOf("week", "2026-11-21", 0)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  expect(rangeOf("week", "2026-11-21", 1)).toEqual({ from: "2026-11-08", to: "2026-11-14" });
  expect(rangeOf("month", "2026-03-01", 0)).toEqual({ from: "2026-02-02", to: "2026-03-01" });
  expect(rangeOf("year", "2026-11-21", 1)).toEqual({ from: "2024-11-24", to: "2025-11-22" });
});

test("a range has every date once, over leap days and summer time", () => {
  const dates = datesOf({ from: "2024-02-27", to: "2024-04-02" });
  expect(dates).toHaveLength(36);
  expect(new Set(dates).size).toBe(36);
  expect(dates).toContain("2024-02-29");
  expect(datesOf({ from: "2026-11-21", to: "2026-11-21" })).toEqual(["2026-11-21"]);
});

test("a week has a point for each day, and days without a check-in are gaps", () => {
  const range = rangeOf("week", "2026-11-21", 0);
  const points = pointsOf("week", range, moods(["2026-11-15", 2], ["2026-11-21", 5]));
  expect(points.map(({ mood }) => mood)).toEqual([2, null, null, null, null, null, 5]);
});

test("a year has the mean of each week, and weeks without a check-in are gaps", () => {
  const range = rangeOf("year", "2026-11-21", 0);
  const points = pointsOf("year", range, moods(["2026-11-15", 2], ["2026-11-21", 5]));
  expect(points).toHaveLength(52);
  expect(points.slice(0, -1).every(({ mood }) => mood === null)).toBe(true);
  expect(points.at(-1)).toEqual({ from: "2026-11-15", to: "2026-11-21", mood: 3.5, checkIns: 2 });
});

test("the usual range is the middle half, from 14 check-ins on", () => {
  expect(usualRange(Array.from({ length: 13 }, () => 3))).toBeNull();
  expect(usualRange([1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5])).toEqual({ low: 3, high: 4 });
});

test("a line breaks where a check-in is missing, and each check-in has a dot", () => {
  const range = rangeOf("week", "2026-11-21", 0);
  const drawn = drawMoods(pointsOf(
    "week",
    range,
    moods(["2026-11-15", 3], ["2026-11-16", 5], ["2026-11-20", 1], ["2026-11-21", 1]),
  ));
  expect(drawn.line.match(/M/g)).toHaveLength(2);
  expect(drawn.dots.map(({ y }) => y)).toEqual([50, 10, 90, 90]);
  expect(drawn.last).toEqual({ x: 92.86, y: 90 });
});

test("nothing to draw draws nothing, and one check-in is a dot", () => {
  const range = rangeOf("week", "2026-11-21", 0);
  expect(drawMoods(pointsOf("week", range, new Map()))).toEqual({
    line: "",
    dots: [],
    last: null,
  });
  expect(drawMoods(pointsOf("week", range, moods(["2026-11-18", 3]))).dots).toEqual([
    { x: 50, y: 50 },
  ]);
});

test("the band takes half a step around its moods and stays in the drawing", () => {
  expect(bandOf({ low: 3, high: 4 })).toEqual({ y: 20, height: 40 });
  expect(bandOf({ low: 5, high: 5 })).toEqual({ y: 0, height: 20 });
});

test("a year of days is the twelve months up to today's, or a year earlier", () => {
  const months = monthsOf("2026-02-03", 0);
  expect(months).toHaveLength(12);
  expect([months[0], months.at(-1)]).toEqual(["2025-03", "2026-02"]);
  expect(monthsOf("2026-02-03", 1).at(-1)).toBe("2025-02");
  expect(rangeOfMonths(months, "2026-02-03")).toEqual({ from: "2025-03-01", to: "2026-02-03" });
  expect(rangeOfMonths(monthsOf("2026-02-03", 1), "2026-02-03"))
    .toEqual({ from: "2024-03-01", to: "2025-02-28" });
});

test("a month has its days, a week begins on Monday", () => {
  expect(daysOfMonth("2024-02")).toHaveLength(29);
  expect(daysOfMonth("2026-12").at(-1)).toBe("2026-12-31");
  expect(weekdayOf("2026-11-16")).toBe(0);
  expect(weekdayOf("2026-11-22")).toBe(6);
});

test("a file quotes what would break its columns", () => {
  expect(toCsv({ head: ["Date", "Mood"], rows: [["2026-11-21", 'so, "so"']] }))
    .toBe('Date,Mood\r\n2026-11-21,"so, ""so"""\r\n');
});

test("what goes with days is one sentence with both means, the number of days and the chance", () => {
  const pattern = { mean: 2.61, days: 14, otherMean: 3.4, otherDays: 84, oneIn: 1000 } as const;
  const say = copy.patterns.sentence;
  expect(say({ kind: "weekday", weekday: 1, ...pattern })).toBe(
    "Your Mondays are lower: 2.6 against 3.4, 14 Mondays, by chance less than once in 1,000.",
  );
  expect(say({ kind: "practice", ...pattern, mean: 4 })).toBe(
    "Days on which you practise are higher: 4.0 against 3.4, 14 days with a practice, by chance " +
      "less than once in 1,000.",
  );
  expect(say({ kind: "journal", ...pattern, oneIn: 20 })).toContain("less than once in 20.");
  expect(say({ kind: "pause", ...pattern })).toMatch(/^Days after a pause are lower/);
});
