import { styled } from "styled-components";

const Track = styled.div`
  height: 0.6rem;
  border-radius: 999px;
  background: var(--sunken);
  border: 1px solid var(--border);
  overflow: hidden;
`;
const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--primary);
  transition: width 300ms;
`;

/** `value` is a percentage, 0 to 100. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Fill style={{ width: `${percent}%` }} />
    </Track>
  );
}
