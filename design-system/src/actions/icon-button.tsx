import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";

const Round = styled.button`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;
  transition: background-color var(--duration-quick);
  &:hover {
    background: var(--sunken);
  }
  &[aria-pressed="true"] {
    background: var(--selected);
    color: var(--primary-dark);
    border-color: var(--primary-dark);
  }
  &[data-variant="main"] {
    background: var(--primary-dark);
    color: var(--on-primary);
  }
  &[data-variant="main"]:hover {
    background: var(--primary-hover);
  }
  &[data-variant="quiet"] {
    border-color: var(--edge);
  }
  &:disabled,
  &[aria-disabled="true"] {
    background: none;
    color: var(--muted);
    cursor: default;
    opacity: 0.6;
  }
`;

/**
 * A press with an icon instead of words. `label` is what a screen reader says and what shows on
 * hover. `data-variant`: none on a surface, `quiet` with an edge, `main` filled.
 */
export function IconButton(
  { label, children, ...button }: ComponentProps<"button"> & {
    label: string;
    children: ReactNode;
    "data-variant"?: "quiet" | "main";
  },
) {
  return (
    <Round type="button" aria-label={label} title={label} {...button}>
      {children}
    </Round>
  );
}
