import { expect, test } from "vitest";
import {
  dotPath,
  labelledDays,
  linePath,
  type MoodDay,
  plotMoods,
  pointsWithDot,
} from "./mood-chart.model.ts";

/** Days from 1 November 2026. */
const days = (...moods: (number | null)[]): MoodDay[] =>
  moods.map((mood, index) => ({
    date: new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
    mood,
  }));

test("no days have neither lines nor a last point", () => {
  expect(plotMoods([])).toEqual({ runs: [], last: null });
  expect(plotMoods(days(null, null))).toEqual({ runs: [], last: null });
});

test("one day stands in the middle", () => {
  expect(plotMoods(days(3)).last).toEqual({ x: 50, y: 50, mood: 3 });
});

test("the best mood stands in the highest band, the lowest in the lowest", () => {
  expect(plotMoods(days(5, 1)).runs[0]).toEqual([
    { x: 25, y: 10, mood: 5 },
    { x: 75, y: 90, mood: 1 },
  ]);
});

test("a day without a check-in leaves a gap and keeps its place", () => {
  const { runs, last } = plotMoods(days(2, null, 4, 5, null));
  expect(runs.map((run) => run.map(({ x }) => x))).toEqual([[10], [50, 70]]);
  expect(last).toEqual({ x: 70, y: 10, mood: 5 });
});

test("days in a row are joined by one line", () => {
  expect(linePath(plotMoods(days(1, 3, 5, 3)).runs[0]!)).toBe("M12.5 90L37.5 50L62.5 10L87.5 50");
  expect(dotPath({ x: 12.5, y: 90, mood: 1 })).toBe("M12.5 90h0");
});

test("each check-in has a dot, but of many only those that stand alone", () => {
  const few = days(2, null, 4, 5);
  expect(pointsWithDot(plotMoods(few).runs, few.length)).toHaveLength(3);
  const many = days(...Array.from({ length: 90 }, (_, day) => day === 1 ? null : 3));
  expect(pointsWithDot(plotMoods(many).runs, many.length).map(({ x }) => x)).toEqual([0.56]);
});

test("the axis names the first, a middle and the last day", () => {
  expect(labelledDays([])).toEqual([]);
  expect(labelledDays(days(3))).toEqual(["2026-11-01"]);
  expect(labelledDays(days(3, 3))).toEqual(["2026-11-01", "2026-11-02"]);
  expect(labelledDays(days(1, 2, 3, 4, 5, 1, 2))).toEqual([
    "2026-11-01",
    "2026-11-04",
    "2026-11-07",
  ]);
});
