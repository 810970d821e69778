import { keyframes, styled } from "styled-components";
import { Hidden } from "../layout/layout.ts";
import { useReducedMotion } from "../motion.ts";
import { type BreathPhase, filledSeconds } from "./breathing-circle.model.ts";

export type { BreathPhase } from "./breathing-circle.model.ts";

const SMALL = "0.62";
const grow = keyframes`from { scale: ${SMALL}; } to { scale: 1; }`;
const shrink = keyframes`from { scale: 1; } to { scale: ${SMALL}; }`;

const Place = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: min(20rem, 100%);
  aspect-ratio: 1;
  margin-inline: auto;
  & > * {
    grid-area: 1 / 1;
  }
`;
/** How far the breath will go: the place of the full circle. */
const Reach = styled.span`
  width: 100%;
  height: 100%;
  border: 1px dashed var(--edge);
  border-radius: 50%;
`;
const Disc = styled.span`
  width: 100%;
  height: 100%;
  border-radius: 50%;
  background: color-mix(in srgb, var(--primary) 22%, var(--selected));
  scale: ${SMALL};
  animation: var(--seconds) var(--ease-in-out) both;
  display: grid;
  place-items: center;
  &::before {
    content: "";
    width: 84%;
    height: 84%;
    border-radius: 50%;
    border: 2px solid var(--primary);
    background: var(--selected);
  }
  &[data-phase="in"] {
    animation-name: ${grow};
  }
  &[data-phase="out"] {
    animation-name: ${shrink};
  }
  &[data-phase="hold-in"] {
    scale: 1;
  }
  &[data-paused="true"] {
    animation-play-state: paused;
  }
`;
const Ring = styled.svg`
  width: 100%;
  height: 100%;
  rotate: -90deg;
  circle {
    fill: none;
    stroke: var(--border);
    stroke-width: 6;
  }
  circle[data-filled] {
    stroke: var(--primary);
  }
`;
const Words = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  width: 50%;
  text-align: center;
`;
const Phase = styled.div`
  font: var(--weight-strong) var(--text-title) / var(--leading-heading) var(--serif);
  text-wrap: balance;
`;
const Paused = styled.span`
  display: block;
  font: var(--weight-regular) var(--text-small) / var(--leading-body) var(--sans);
  color: var(--foreground);
`;
const Count = styled.p`
  min-height: 1em;
  font: var(--weight-strong) var(--text-huge) / 1 var(--serif);
  font-variant-numeric: lining-nums tabular-nums;
  color: var(--primary-dark);
`;

/**
 * A circle to breathe with: it grows while one breathes in, shrinks while one breathes out, and
 * holds still in the holds. It keeps no time: say which phase it is, and how much of it is left.
 */
export function BreathingCircle(
  { phase, words, seconds, remaining, paused = false }: {
    /** `idle` before the first breath, `finished` after the last. */
    phase: BreathPhase;
    /** The current instruction, such as “Breathe in”. A screen reader says it when it changes. */
    words: string;
    /** Length of the phase in seconds. */
    seconds: number;
    /** Seconds of the phase that are left; whole seconds are shown. */
    remaining: number;
    /** Freezes the circle where it is. */
    paused?: boolean;
  },
) {
  const still = useReducedMotion();
  const left = Math.ceil(remaining);
  const counts = phase !== "idle" && phase !== "finished";
  return (
    <Place>
      {still ? <StillRing phase={phase} seconds={seconds} remaining={left} /> : (
        <>
          <Reach aria-hidden />
          <Disc
            aria-hidden
            data-part="disc"
            data-phase={phase}
            data-paused={paused}
            style={{ "--seconds": `${seconds}s` } as React.CSSProperties}
          />
        </>
      )}
      <Words>
        {/* The word alone is announced: a count read aloud each second is no calm. */}
        <Phase role="status">
          {words}
          {paused && <Paused>Paused</Paused>}
        </Phase>
        {counts && (
          <Count>
            {left}
            <Hidden>{left === 1 ? " second left" : " seconds left"}</Hidden>
          </Count>
        )}
      </Words>
    </Place>
  );
}

/** The same breath without movement: a ring of one arc for each second, which fills and empties. */
function StillRing(
  { phase, seconds, remaining }: { phase: BreathPhase; seconds: number; remaining: number },
) {
  const arcs = Math.max(1, Math.round(seconds));
  const filled = filledSeconds(phase, arcs, remaining);
  const gap = arcs > 1 ? arcs * 0.012 : 0;
  return (
    <Ring viewBox="0 0 100 100" aria-hidden>
      {Array.from({ length: arcs }, (_, arc) => (
        <circle
          key={arc}
          data-filled={arc < filled || undefined}
          cx="50"
          cy="50"
          r="46"
          pathLength={arcs}
          strokeDasharray={`${1 - gap} ${arcs - 1 + gap}`}
          strokeDashoffset={-arc}
        />
      ))}
    </Ring>
  );
}
