import type { ReactNode } from "react";
import { styled } from "styled-components";

const MOTIFS = { hills, water, leaves, steps };

/** A motif, and how much of it there is: `hills-3` has three trees. */
export type SceneName = `${keyof typeof MOTIFS}-${number}`;

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: var(--selected);
  overflow: hidden;
  [data-ink="sun"] {
    fill: var(--accent);
  }
  [data-ink="far"] {
    fill: color-mix(in srgb, var(--primary) 28%, var(--selected));
  }
  [data-ink="near"] {
    fill: color-mix(in srgb, var(--secondary) 45%, var(--selected));
  }
  [data-ink="dark"] {
    fill: color-mix(in srgb, var(--secondary) 80%, var(--selected));
  }
  [data-ink="line"] {
    fill: none;
    stroke: color-mix(in srgb, var(--secondary) 80%, var(--selected));
    stroke-width: 2;
    stroke-linecap: round;
  }
`;

/**
 * A small drawing in the colours of the theme, for modules, exercises and talks: nothing is fetched,
 * and no words are in it. Decoration; it fills the place it is given, `wide` for one that is much
 * wider than high.
 */
export function Scene({ name, wide = false }: { name: SceneName; wide?: boolean }) {
  const [motif, count] = name.split("-");
  const draw = MOTIFS[motif as keyof typeof MOTIFS];
  return (
    <Picture
      viewBox="0 0 160 100"
      preserveAspectRatio={wide ? "xMidYMax meet" : "xMidYMax slice"}
      aria-hidden
    >
      {draw(Number(count))}
    </Picture>
  );
}

const times = (count: number, draw: (index: number) => ReactNode): ReactNode =>
  Array.from({ length: count }, (_, index) => draw(index));

/** Ground in waves of `size` around a height; it goes on to both sides, for wide places. */
const ground = (ink: "far" | "near", start: number, height: number, size: number) => (
  <path
    data-ink={ink}
    d={`M${start} ${height}q40 ${-size} 80 0${"t80 0".repeat(9)}V110H${start}Z`}
  />
);
const NEAR = { start: -320, height: 80, size: 20 };
const near = () => ground("near", NEAR.start, NEAR.height, NEAR.size);
/** How high the near ground is at a place. */
function nearAt(x: number): number {
  const along = ((x - NEAR.start) % 80) / 80;
  const side = Math.floor((x - NEAR.start) / 80) % 2 ? 1 : -1;
  return NEAR.height + side * 2 * along * (1 - along) * NEAR.size;
}
const sun = (count: number) => <circle data-ink="sun" cx={112} cy={50 - count * 2.5} r={13} />;

/** Trees on a hill. */
function hills(count: number): ReactNode {
  return (
    <>
      {sun(count)}
      {ground("far", -360, 64, 36)}
      {near()}
      {times(count, (index) => {
        const x = 40 + index * 11;
        const height = 17 + (index % 3) * 3;
        return (
          <path
            key={index}
            data-ink="dark"
            d={`M${x - 6} ${nearAt(x) + 3}l6 ${-height}l6 ${height}Z`}
          />
        );
      })}
    </>
  );
}

/** Waves below a low sun. */
function water(count: number): ReactNode {
  return (
    <>
      {sun(count)}
      {ground("far", -340, 54, 26)}
      <rect data-ink="near" x={-320} y={56} width={800} height={54} />
      {times(count, (index) => (
        <path
          key={index}
          data-ink="line"
          d={`M${50 + (index % 3) * 12} ${63 + index * 5}q6 -3.5 12 0t12 0t12 0`}
        />
      ))}
    </>
  );
}

/** A plant with its leaves. */
function leaves(count: number): ReactNode {
  return (
    <>
      {sun(count)}
      {ground("far", -320, 86, 8)}
      <path data-ink="line" d={`M80 92V${80 - count * 6}`} />
      {times(count, (index) => {
        const side = index % 2 ? -1 : 1;
        return (
          <path
            key={index}
            data-ink={index % 3 ? "near" : "dark"}
            d={`M80 ${86 - index * 6}q${side * 4} -13 ${side * 24} -12q${side * -3} 13 ${
              side * -24
            } 12Z`}
          />
        );
      })}
    </>
  );
}

/** A stair of six steps, gone up so far. */
function steps(count: number): ReactNode {
  return (
    <>
      {sun(count)}
      {ground("far", -320, 86, 8)}
      {times(6, (index) => {
        const height = 12 + index * 7;
        const ink = index + 1 === count ? "dark" : index < count ? "near" : "far";
        return (
          <rect
            key={index}
            data-ink={ink}
            x={38 + index * 14}
            y={92 - height}
            width={11}
            height={height}
            rx={2}
          />
        );
      })}
    </>
  );
}
