import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";

/** Expressions of the guide's face. */
export const EXPRESSIONS = ["happy", "excited", "thinking", "curious", "proud", "worried"] as const;
export type Expression = (typeof EXPRESSIONS)[number];

const bob = keyframes`50% { translate: 0 -4%; }`;

const Drawing = styled.svg`
  flex: none;
  display: block;
  overflow: visible;
  fill: none;
  stroke: var(--foreground);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  &[data-animated="true"] {
    animation: ${bob} 3.2s var(--ease-in-out) infinite;
  }
  .fur {
    fill: var(--surface);
  }
  .grey {
    fill: var(--sunken);
  }
  .wool {
    fill: var(--primary);
  }
  .ink {
    fill: var(--foreground);
    stroke: none;
  }
  .fine {
    stroke: var(--muted);
    stroke-width: 1.5;
  }
`;

const dots = (x = 0, y = 0, size = 2.3) => (
  <>
    <circle className="ink" cx={37 + x} cy={43 + y} r={size} />
    <circle className="ink" cx={59 + x} cy={43 + y} r={size} />
  </>
);
const brows = (left: string, right: string) => (
  <>
    <path d={left} />
    <path d={right} />
  </>
);
const level = brows("M31 35q5-3 10-1", "M55 34q5-2 10 1");

/** Brows, eyes and mouth; all else is the same. `tilt` turns the head by so many degrees. */
const FACES: Record<Expression, { face: ReactNode; tilt?: number }> = {
  happy: {
    face: (
      <>
        {level}
        {dots()}
        <path d="M39 64q9 5 18 0" />
      </>
    ),
  },
  excited: {
    face: (
      <>
        {brows("M30 33q6-5 11-2", "M55 31q5-3 11 2")}
        {dots(0, 0, 2.8)}
        <path className="ink" d="M39.5 62h17q-1 8-8.5 8t-8.5-8z" />
      </>
    ),
  },
  thinking: {
    face: (
      <>
        {brows("M31 36q5-2 10 0", "M55 32q6-4 10 0")}
        {dots(2.5, -2.5)}
        <path d="M42 66q6-2 12-1" />
      </>
    ),
  },
  curious: {
    tilt: -8,
    face: (
      <>
        {brows("M31 33q5-4 10-1", "M55 35q5-1 10 2")}
        {dots(0, 0, 2.6)}
        <path d="M43 65q5 3 11-1" />
      </>
    ),
  },
  proud: {
    tilt: 3,
    face: (
      <>
        {level}
        <path d="M32.5 43q4.5 4 9 0" />
        <path d="M54.5 43q4.5 4 9 0" />
        <path d="M38 63q10 7 20 0" />
      </>
    ),
  },
  worried: {
    face: (
      <>
        {brows("M30 37q5-1 10-5", "M56 32q5 4 10 5")}
        {dots(0, 1)}
        <path d="M41 68q7-5 14 0" />
      </>
    ),
  },
};

/** The guide: a weathered bear in a scarf, who says little and means it. */
export function Mascot(
  { expression, size = 96, animated = false, title }: {
    expression: Expression;
    /** Width and height in px. */
    size?: number;
    /** Bobs slowly up and down; still with reduced motion. */
    animated?: boolean;
    /** Text alternative of the face, where no words beside it say it. Without it the drawing is decoration. */
    title?: string;
  },
) {
  const { face, tilt = 0 } = FACES[expression];
  return (
    <Drawing
      width={size}
      height={size}
      viewBox="0 0 96 96"
      data-expression={expression}
      data-animated={animated}
      {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": true })}
    >
      <path className="fur" d="M14 93q1-16 15-21h38q14 5 15 21" />
      <g transform={tilt ? `rotate(${tilt} 48 72)` : undefined}>
        <path className="fur" d="M24 31q-8-3-7-10 1-6 7-6 6 1 9 6" />
        <path className="fur" d="M72 31q8-3 7-10-1-6-7-6-6 1-9 6" />
        <path
          className="fur"
          d="M48 14C31 14 21 27 20 44c0 6-4 9-4 16 0 13 14 21 32 21s32-8 32-21c0-7-4-10-4-16-1-17-11-30-28-30z"
        />
        <path className="fine" d="M42 23q6-2 12 0M44 27q4-1 8 0" />
        <path className="fine" d="M20 64l4-1M21 69l4-2M76 64l-4-1M75 69l-4-2" />
        <path
          className="grey"
          d="M48 48c-10 0-18 5-18 13 0 9 8 14 18 14s18-5 18-14c0-8-8-13-18-13z"
        />
        <path className="ink" d="M42 52q6-2 12 0 1 3.5-6 6-7-2.5-6-6z" />
        {face}
      </g>
      <path className="wool" d="M26 72q22 11 44 0 5 3 4 8-26 11-52 0-1-5 4-8z" />
      <path className="wool" d="M61 82l9-3 6 14h-11z" />
      <path className="fine" d="M68 86l3 6" />
    </Drawing>
  );
}
