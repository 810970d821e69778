import { styled } from "styled-components";

/**
 * The label of one checkbox or radio: the whole of it can be pressed. `data-variant="cards"` gives
 * it an edge that shows the choice, `segments` a place in a row of short words.
 */
export const Option = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-width: 0;
  min-height: var(--target);
  padding-block: calc((var(--target) - 1lh) / 2);
  cursor: pointer;
  &:hover [data-state="unchecked"]:enabled {
    border-color: var(--foreground);
  }
  &[data-variant="cards"] {
    padding: var(--space-4) min(var(--space-4), 5vw);
    border: 1px solid var(--edge);
    border-radius: var(--radius-medium);
    background: var(--surface);
    transition: background-color var(--duration-quick), border-color var(--duration-quick);
  }
  &[data-variant="cards"]:hover {
    border-color: var(--foreground);
  }
  &[data-variant="cards"]:has([data-state="checked"]) {
    border-color: var(--primary-dark);
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--primary-dark);
  }
  &[data-variant="segments"] {
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    padding: var(--space-2) var(--space-4);
    border-radius: calc(var(--target) / 2);
    font-weight: var(--weight-strong);
    line-height: 1.25;
    text-align: center;
    transition: background-color var(--duration-quick);
  }
  &[data-variant="segments"]:hover {
    background: var(--sunken);
  }
  &[data-variant="segments"]:has([data-state="checked"]) {
    background: var(--inverse);
    color: var(--on-inverse);
  }
  &[data-variant="segments"]:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: var(--muted);
    cursor: default;
  }
  &[data-variant="cards"]:has(:disabled) {
    border-style: dashed;
    border-color: var(--edge);
    background: var(--sunken);
  }
  &[data-variant="segments"]:has(:disabled) {
    background: transparent;
  }
  &[data-variant="segments"]:has(:disabled[data-state="checked"]) {
    background: var(--sunken);
    color: var(--muted);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

/** Name and description of an option below each other. */
export const OptionWords = styled.span`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
  overflow-wrap: anywhere;
`;
export const OptionDescription = styled.span`
  font-size: var(--text-small);
  line-height: 1.4;
  color: var(--muted);
`;
