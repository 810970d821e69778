export interface MoodDay {
  /** YYYY-MM-DD. */
  date: string;
  /** That day's mood, 1 to 5, or null without a check-in. */
  mood: number | null;
}

export interface Point {
  /** 0 to 100 from the left, and from the top. */
  x: number;
  y: number;
  mood: number;
}

export interface MoodPlot {
  /** Check-ins of days that follow each other; between them are days without one. */
  runs: Point[][];
  /** The latest check-in. */
  last: Point | null;
}

const MOODS = 5;
/** More days than this stand too close for a dot each. */
const MAX_DAYS_WITH_DOTS = 35;

const round = (value: number) => Math.round(value * 100) / 100;

/** Each day and each mood has a band of equal size; a point stands in the middle of both. */
const pointAt = (index: number, days: number, mood: number): Point => ({
  x: round(((index + 0.5) / days) * 100),
  y: round(((MOODS - mood + 0.5) / MOODS) * 100),
  mood,
});

/** Where lines and dots stand for consecutive days, oldest first. */
export function plotMoods(days: readonly MoodDay[]): MoodPlot {
  const runs: Point[][] = [];
  let run: Point[] = [];
  days.forEach(({ mood }, index) => {
    if (mood === null) {
      run = [];
      return;
    }
    if (run.length === 0) runs.push(run);
    run.push(pointAt(index, days.length, mood));
  });
  return { runs, last: runs.at(-1)?.at(-1) ?? null };
}

/** Points with a dot: all, or only those that no line shows once there are too many. */
export const pointsWithDot = (runs: Point[][], days: number): Point[] =>
  days > MAX_DAYS_WITH_DOTS ? runs.filter(({ length }) => length === 1).flat() : runs.flat();

/** The path of a run for an SVG of 100 by 100. */
export const linePath = (run: readonly Point[]): string =>
  run.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");

/** A line without length: with round ends it is a dot, however much the drawing is stretched. */
export const dotPath = ({ x, y }: Point): string => `M${x} ${y}h0`;

/** The days that the axis names: the first, the one in the middle and the last. */
export function labelledDays(days: readonly MoodDay[]): string[] {
  const middle = days.length > 2 ? days[Math.floor((days.length - 1) / 2)] : undefined;
  return [days[0], middle, days.length > 1 ? days.at(-1) : undefined]
    .flatMap((day) => day ? [day.date] : []);
}
