import { useId } from "react";
import { styled } from "styled-components";
import { Hidden } from "../layout/layout.ts";
import { clampPercent } from "./progress-bar.model.ts";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--space-1) var(--space-4);
  margin-bottom: var(--space-2);
  font-size: var(--text-small);
  line-height: var(--leading-heading);
`;
const Name = styled.span`
  font-weight: var(--weight-strong);
  overflow-wrap: anywhere;
`;
const Value = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
const Track = styled.div`
  height: var(--space-2);
  border-radius: var(--radius-round);
  background: var(--sunken);
  /* Drawn inside, so that the fill reaches the very end. */
  box-shadow: inset 0 0 0 1px var(--edge);
  overflow: hidden;
  &[data-thin="true"] {
    height: var(--space-1);
    box-shadow: none;
    background: var(--border);
  }
`;
const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--primary);
  transition: width var(--duration-calm) var(--ease-out);
  /* High contrast of the system takes grounds away; an edge stays. */
  border-block: 1px solid transparent;
  [aria-valuenow="100"] > & {
    background: var(--primary-dark);
  }
`;

/**
 * How far something is. `value` is a percentage, 0 to 100; `valueText` says it in the words of the
 * product ("4 of 6 modules"). `labelShown` shows label and value above it; `thin` is for rows of
 * bars. A screen reader announces 100.
 */
export function ProgressBar(
  { label, value, valueText, labelShown = false, thin = false, doneText = "Complete" }: {
    label: string;
    value: number;
    valueText?: string;
    labelShown?: boolean;
    thin?: boolean;
    doneText?: string;
  },
) {
  const id = useId();
  const percent = clampPercent(value);
  const done = percent === 100;
  const words = valueText ?? (done ? doneText : `${percent}%`);
  const bar = (
    <>
      <Track
        role="progressbar"
        {...(labelShown ? { "aria-labelledby": id } : { "aria-label": label })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        data-thin={thin}
      >
        <Fill style={{ width: `${percent}%` }} />
      </Track>
      {/* Read out only when it changes while the bar stands, which is when 100 is reached. */}
      <Hidden aria-live="polite">{done ? `${label}: ${doneText}` : ""}</Hidden>
    </>
  );
  if (!labelShown) return <div>{bar}</div>;
  return (
    <div>
      <Head>
        <Name id={id}>{label}</Name>
        {/* The bar says it as its own value. */}
        <Value aria-hidden="true">{words}</Value>
      </Head>
      {bar}
    </div>
  );
}
