import { css } from "styled-components";

/**
 * Styles of every text input: height, border, hover, focus, invalid, disabled, read-only. A border
 * thicker than a pixel is drawn inside, so that the layout does not shift.
 */
export const inputStyles = css`
  width: 100%;
  min-width: 0;
  min-height: calc(var(--target) + var(--space-1));
  margin: 0;
  /* Less beside the words where big type leaves little room. */
  padding: var(--space-3) min(var(--space-4), 5vw);
  border: 1px solid var(--edge);
  border-radius: var(--radius-medium);
  background: var(--surface);
  color: var(--foreground);
  font-weight: var(--weight-regular);
  line-height: var(--leading-body);
  transition: border-color var(--duration-quick), box-shadow var(--duration-quick);
  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &:hover {
    border-color: var(--foreground);
  }
  &:focus-visible {
    border-color: var(--focus);
    outline-offset: 0;
    border-radius: var(--radius-medium);
  }
  &[aria-invalid="true"] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  &[readonly] {
    background: var(--sunken);
    border-color: var(--border);
  }
  &:disabled {
    background: var(--sunken);
    border: 1px dashed var(--edge);
    color: var(--muted);
    cursor: default;
    opacity: 1;
  }
`;
