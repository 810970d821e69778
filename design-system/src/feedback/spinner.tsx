import { keyframes, styled } from "styled-components";
import { Hidden } from "../layout/layout.ts";
import { useReducedMotion } from "../motion.ts";

const turn = keyframes`to { rotate: 1turn; }`;
const wait = keyframes`from { visibility: hidden; }`;

const Place = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  color: var(--muted);
  /* An answer that comes at once should not flash. */
  animation: ${wait} 300ms steps(1, end);
`;
const Ring = styled.span`
  width: 2.25rem;
  aspect-ratio: 1;
  border: 3px solid var(--border);
  border-top-color: var(--primary-dark);
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
  &[data-size="small"] {
    width: 1.25rem;
    border-width: 2px;
  }
`;

/**
 * Something is on its way and its shape is not known; where it is, show a Skeleton. Shows after
 * 300 ms. With reduced motion only its words show.
 */
export function Spinner(
  { label = "Loading …", size = "medium" }: {
    /** What is awaited, for screen readers. */
    label?: string;
    size?: "small" | "medium";
  },
) {
  const still = useReducedMotion();
  return (
    <Place role="status">
      {still ? label : (
        <>
          <Ring data-size={size} aria-hidden />
          <Hidden>{label}</Hidden>
        </>
      )}
    </Place>
  );
}
