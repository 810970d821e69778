import { styled } from "styled-components";

/** Leaves along a stem that bends: where each pair sits on it, and how it is turned. */
const LEAVES = [
  { x: 36, y: 14, turn: 8 },
  { x: 29, y: 30, turn: -2 },
  { x: 24, y: 48, turn: -10 },
  { x: 22, y: 67, turn: -16 },
  { x: 23, y: 86, turn: -24 },
  { x: 28, y: 104, turn: -34 },
];

const Sprigs = styled.div`
  position: fixed;
  inset: var(--space-4) var(--space-3) auto;
  z-index: var(--layer-confetti);
  display: flex;
  justify-content: space-between;
  pointer-events: none;
  color: var(--primary-dark);
  svg {
    width: clamp(var(--space-6), 12vw, 6rem);
    height: auto;
  }
  svg + svg {
    scale: -1 1;
  }
  /* Where no margin is left beside the words, the corners above the navigation have room. */
  @media (max-width: 64rem) {
    top: auto;
    bottom: calc(4.5rem + env(safe-area-inset-bottom));
  }
  [data-part="outer"] {
    fill: var(--accent);
  }
  [data-part="inner"] {
    fill: var(--primary);
  }
`;

/** A sprig in either corner, on phones the lower ones: a celebration that holds still. */
export function Laurel() {
  return (
    <Sprigs aria-hidden="true" data-testid="laurel">
      <Sprig />
      <Sprig />
    </Sprigs>
  );
}

function Sprig() {
  return (
    <svg viewBox="0 0 64 132" fill="none" stroke="currentColor" strokeWidth="1">
      <path d="M40 4C18 36 14 84 38 126" strokeWidth="1.6" strokeLinecap="round" />
      {LEAVES.map(({ x, y, turn }) => (
        <g key={y} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path data-part="outer" d="M0 0C-12 -2 -18 -10 -18 -19C-8 -18 -1 -11 0 0Z" />
          <path data-part="inner" d="M0 0C2 -11 10 -17 20 -17C19 -7 11 0 0 0Z" />
        </g>
      ))}
    </svg>
  );
}
