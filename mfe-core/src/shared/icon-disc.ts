import { styled } from "styled-components";

/** The ground of an icon that stands beside a title; decoration. */
export const IconDisc = styled.span.attrs({ "aria-hidden": true })`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border-radius: 50%;
  background: var(--selected);
  color: var(--primary-dark);
`;
