import { MOODS } from "@reclaim/contracts-members/catalogue";
import { styled } from "styled-components";
import { formatDate } from "../progress.model.ts";
import type { MoodPoint } from "./history.model.ts";
import { bandOf, drawMoods } from "./mood-line.model.ts";

const Chart = styled.div`
  display: grid;
  grid-template: 14rem auto / auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  color: var(--muted);
  font-size: var(--text-tiny);
  line-height: 1;
`;
const Axis = styled.div`
  display: grid;
  grid-auto-rows: 1fr;
  align-items: center;
  text-align: end;
`;
const Plot = styled.div`
  position: relative;
  /* One hairline through the middle of each mood's band. */
  background: repeating-linear-gradient(
    transparent 0 calc(10% - 1px),
    var(--border) calc(10% - 1px) 10%,
    transparent 10% 20%
  );
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: var(--primary-dark);
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  [data-part="usual"] {
    fill: var(--secondary);
    opacity: 0.14;
  }
  [data-part="dot"] {
    stroke-width: 8;
  }
  [data-part="halo"] {
    stroke-width: 20;
  }
  [data-part="ring"] {
    stroke: var(--surface);
    stroke-width: 15;
  }
  [data-part="last"] {
    stroke-width: 9;
  }
`;
const Nothing = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  font-size: var(--text-small);
  span {
    padding: var(--space-2) var(--space-3);
    background: var(--surface);
  }
`;
const Dates = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
`;

const HIGHEST_FIRST = [5, 4, 3, 2, 1] as const;
/** More stand too close for a dot each. */
const MAX_DOTS = 35;

/** A line without length: with round ends it is a dot, however much the drawing is stretched. */
const dotPath = ({ x, y }: { x: number; y: number }) => `M${x} ${y}h0`;
const toDay = (date: string) => formatDate(date, { day: "numeric", month: "short" });

/** The first date, the one in the middle and the last. */
function namedDates(points: readonly MoodPoint[]): string[] {
  const middle = points[Math.floor((points.length - 1) / 2)];
  return [points[0]?.from, middle?.from, points.at(-1)?.to].flatMap((date) => date ?? []);
}

/** Moods as a line on words instead of numbers; decoration, since a table stands beside it. */
export function MoodLine({ points, usual, empty }: {
  points: readonly MoodPoint[];
  usual: { low: number; high: number } | null;
  /** Stands there while there is nothing to draw. */
  empty: string;
}) {
  const { line, dots, last } = drawMoods(points);
  const band = usual && bandOf(usual);
  return (
    <Chart data-testid="mood-line">
      <Axis aria-hidden="true">
        {HIGHEST_FIRST.map((mood) => <span key={mood}>{MOODS[mood]}</span>)}
      </Axis>
      <Plot>
        {last
          ? (
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {band && <rect data-part="usual" x="0" width="100" {...band} />}
              <path data-part="line" d={line} />
              {(points.length > MAX_DOTS ? [] : dots).map((dot) => (
                <path key={dot.x} data-part="dot" d={dotPath(dot)} />
              ))}
              {["halo", "ring", "last"].map((part) => (
                <path key={part} data-part={part} d={dotPath(last)} />
              ))}
            </svg>
          )
          : (
            <Nothing>
              <span>{empty}</span>
            </Nothing>
          )}
      </Plot>
      <Dates aria-hidden="true">
        {namedDates(points).map((date) => <span key={date}>{toDay(date)}</span>)}
      </Dates>
    </Chart>
  );
}
