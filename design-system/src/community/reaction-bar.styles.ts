import { keyframes, styled } from "styled-components";

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const waiting = keyframes`50% { opacity: 0.4; }`;

/** A reaction: the emoji and how many gave it. Their own is told by its edge and by weight, too. */
export const Pill = styled.button.attrs({ type: "button" })`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 var(--space-3);
  border: 1px solid var(--edge);
  border-radius: var(--radius-round);
  background: var(--surface);
  color: var(--foreground);
  font-size: var(--text-small);
  line-height: 1;
  cursor: pointer;
  transition: background-color var(--duration-quick), border-color var(--duration-quick);
  > [aria-hidden] {
    font-size: var(--text-lead);
  }
  b {
    font-weight: var(--weight-regular);
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: var(--sunken);
  }
  &[aria-pressed="true"] {
    border-color: var(--primary-dark);
    box-shadow: inset 0 0 0 1px var(--primary-dark);
    background: var(--selected);
    color: var(--primary-dark);
  }
  &[aria-pressed="true"] b {
    font-weight: var(--weight-strong);
  }
  &[data-working="true"] > [aria-hidden] {
    animation: ${waiting} var(--duration-slow) var(--ease-in-out) infinite;
  }
  &[aria-disabled="true"] {
    cursor: default;
  }
  &:disabled {
    border-color: transparent;
    background: var(--sunken);
    cursor: default;
  }
  &:disabled[aria-pressed="true"] {
    border-color: transparent;
    background: var(--selected);
  }
`;

export const AddButton = styled(Pill)`
  width: var(--target);
  padding: 0;
  border-style: dashed;
  color: var(--muted);
  &[aria-expanded="true"] {
    border-color: transparent;
    background: none;
  }
`;

export const Note = styled.p`
  margin-top: var(--space-2);
  color: var(--muted);
  font-size: var(--text-small);
`;
