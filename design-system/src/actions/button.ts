import { css, styled } from "styled-components";

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: var(--space-2) var(--space-5);
  border: 1px solid transparent;
  border-radius: var(--radius-round);
  background: var(--primary-dark);
  color: var(--on-primary);
  font-weight: var(--weight-strong);
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--duration-quick), border-color var(--duration-quick);
  &:hover {
    background: var(--primary-hover);
  }
  &:active {
    translate: 0 1px;
  }
  &[data-variant="quiet"] {
    background: transparent;
    border-color: var(--edge);
    color: var(--foreground);
  }
  &[data-variant="plain"] {
    background: transparent;
    color: var(--primary-dark);
    padding-inline: var(--space-3);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  &[data-variant="danger"] {
    background: var(--destructive);
    color: var(--on-destructive);
  }
  &[data-variant="quiet"]:hover,
  &[data-variant="plain"]:hover {
    background: var(--sunken);
  }
  &[data-variant="danger"]:hover {
    background: color-mix(in srgb, var(--destructive) 88%, white);
  }
  &[data-wide="true"] {
    width: 100%;
  }
  &:disabled,
  &[aria-disabled="true"] {
    background: var(--sunken);
    border-color: var(--border);
    color: var(--muted);
    cursor: default;
    translate: none;
  }
`;

interface Looks {
  "data-variant"?: "quiet" | "plain" | "danger" | undefined;
  "data-wide"?: boolean;
}

/**
 * A press that does something. `data-variant`: none for the one main action, `quiet` for others,
 * `plain` for the least, `danger` for what cannot be undone. `data-wide` takes the whole width.
 */
export const Button = styled.button.attrs(({ type = "button" }) => ({ type }))<Looks>`
  ${look}
`;

/** The same look for a way to another place; give it the router's link by `as`. */
export const LinkButton = styled.a<Looks>`
  ${look}
`;
