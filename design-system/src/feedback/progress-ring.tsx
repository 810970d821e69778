import type { ReactNode } from "react";
import { styled } from "styled-components";
import { clampPercent } from "./progress-bar.model.ts";

const Ring = styled.div`
  flex: none;
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 6rem;
  aspect-ratio: 1;
  font: var(--weight-strong) var(--text-title) / 1 var(--serif);
  color: var(--primary-dark);
  font-variant-numeric: lining-nums;
  &[data-size="small"] {
    width: var(--space-7);
    font: var(--weight-strong) var(--text-tiny) / 1 var(--sans);
  }
  &[data-size="large"] {
    width: 10rem;
    font-size: var(--text-display);
  }
  svg {
    position: absolute;
    inset: 0;
    /* Starts at the top. */
    rotate: -90deg;
  }
  circle {
    fill: none;
    stroke: var(--border);
    stroke-width: 7;
  }
  [data-part="value"] {
    stroke: var(--primary-dark);
    stroke-linecap: round;
    transition: stroke-dasharray var(--duration-calm) var(--ease-out);
  }
`;
const Middle = styled.div`
  position: relative;
  max-width: 76%;
  text-align: center;
  small {
    display: block;
    margin-top: var(--space-1);
    font: var(--weight-regular) var(--text-small) / var(--leading-heading) var(--sans);
    color: var(--muted);
  }
`;

/**
 * How far something is, as a ring with the value in its middle. `value` is a percentage, 0 to 100;
 * `children` stand in the middle instead of it, and `valueText` then says what they say.
 */
export function ProgressRing(
  { label, value, valueText, size = "medium", children }: {
    label: string;
    value: number;
    valueText?: string;
    size?: "small" | "medium" | "large";
    children?: ReactNode;
  },
) {
  const percent = clampPercent(value);
  return (
    <Ring
      data-size={size}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText ?? `${percent}%`}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="46" />
        {/* Round ends would show a dot at nothing. */}
        {percent > 0 && (
          <circle
            data-part="value"
            cx="50"
            cy="50"
            r="46"
            pathLength={100}
            strokeDasharray={`${percent} ${100 - percent}`}
          />
        )}
      </svg>
      <Middle aria-hidden="true">{children ?? `${percent}%`}</Middle>
    </Ring>
  );
}
