import { css, styled } from "styled-components";

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--target);
  padding: var(--space-2) var(--space-5);
  border: 1px solid transparent;
  border-radius: 999px;
  background: var(--primary-dark);
  color: var(--on-primary);
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 120ms, border-color 120ms;
  &:hover {
    background: color-mix(in srgb, var(--primary-dark) 86%, black);
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
    text-underline-offset: 0.2em;
  }
  &[data-variant="quiet"]:hover,
  &[data-variant="plain"]:hover {
    background: var(--sunken);
  }
  &:disabled,
  &[aria-disabled="true"] {
    opacity: 0.55;
    cursor: default;
  }
`;

/** `data-variant`: none for the one main action, `quiet` for others, `plain` for the least. */
export const Button = styled.button.attrs(({ type = "button" }) => ({ type }))`
  ${look}
`;

/** The same look for a link; give it the router's link by `as`. */
export const LinkButton = styled.a`
  ${look}
`;
