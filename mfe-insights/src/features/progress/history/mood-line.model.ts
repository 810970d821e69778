import { scaleLinear } from "d3-scale";
import { curveMonotoneX, line } from "d3-shape";
import type { MoodPoint } from "./history.model.ts";

/** The drawing is 100 by 100 and is stretched to its place. */
const SIZE = 100;
/** Half a step above the best and below the lowest mood. */
const y = scaleLinear([0.5, 5.5], [SIZE, 0]);

export interface MoodLine {
  /** Between days that follow each other; a day without a check-in leaves a gap. */
  line: string;
  dots: { x: number; y: number }[];
  last: { x: number; y: number } | null;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Paths of consecutive points, oldest first; each has an equal share of the width. */
export function drawMoods(points: readonly MoodPoint[]): MoodLine {
  const x = scaleLinear([0, points.length], [0, SIZE]);
  const placed = points.map(({ mood }, index) => ({ x: round(x(index + 0.5)), mood }));
  const has = ({ mood }: { mood: number | null }) => mood !== null;
  const height = ({ mood }: { mood: number | null }) => round(y(mood ?? 0));
  const dots = placed.filter(has).map((point) => ({ x: point.x, y: height(point) }));
  return {
    line: line<(typeof placed)[number]>(({ x }) => x, height).defined(has)
      .curve(curveMonotoneX)(placed) ?? "",
    dots,
    last: dots.at(-1) ?? null,
  };
}

/** Where the usual range lies, from the top: half a step around its moods. */
export function bandOf({ low, high }: { low: number; high: number }) {
  const top = round(y(Math.min(5.5, high + 0.5)));
  return { y: top, height: round(y(Math.max(0.5, low - 0.5)) - top) };
}
