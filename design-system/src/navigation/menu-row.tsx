import { ChevronRight } from "lucide-react";
import type { ComponentProps, ElementType, ReactNode } from "react";
import { styled } from "styled-components";

const Line = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 3.25rem;
  padding: var(--space-2);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  & + & {
    box-shadow: 0 -1px var(--border);
  }
  &:hover {
    background: var(--sunken);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--muted);
  }
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: var(--weight-strong);
    line-height: var(--leading-heading);
  }
  small {
    display: block;
    margin-top: var(--space-1);
    font-size: var(--text-small);
    font-weight: var(--weight-regular);
    color: var(--muted);
  }
`;

/**
 * A row that leads to another view: a button, or a link when `as` is the router's. Rows stand below
 * each other, with a line between them.
 */
export function MenuRow<As extends ElementType = "button">(
  { as, icon, label, detail, ...way }:
    & { as?: As; icon: ReactNode; label: string; detail?: ReactNode }
    & Omit<ComponentProps<As>, "as" | "children">,
) {
  return (
    <Line as={as ?? "button"} {...(as ? {} : { type: "button" })} {...way}>
      {icon}
      <span>
        {label}
        {detail && <small>{detail}</small>}
      </span>
      <ChevronRight aria-hidden />
    </Line>
  );
}
