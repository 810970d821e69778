import * as Primitive from "@radix-ui/react-tabs";
import { type ComponentProps, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { observeHorizontalScroll } from "./horizontal-scroll.ts";

/** Views of one thing, of which one shows. Give it `defaultValue`, or `value` and its change. */
export const Tabs = Primitive.Root;

/** The panel of the tab with the same `value`. */
export const TabPanel = styled(Primitive.Content)`
  &:focus-visible {
    outline-offset: var(--space-1);
  }
`;

const Rail = styled(Primitive.List)`
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  box-shadow: inset 0 -1px var(--border);
  --before: 0;
  --after: 0;
  &[data-before="true"] {
    --before: 2.5rem;
  }
  &[data-after="true"] {
    --after: 2.5rem;
  }
  /* Where it goes on, it fades. */
  &[data-before="true"],
  &[data-after="true"] {
    mask-image: linear-gradient(
      to right,
      transparent,
      black var(--before),
      black calc(100% - var(--after)),
      transparent
    );
  }
  &[data-variant="segments"] {
    width: fit-content;
    max-width: 100%;
    padding: var(--space-1);
    border-radius: var(--radius-round);
    background: var(--sunken);
    box-shadow: none;
  }
`;

/**
 * The row of tabs. On small screens it scrolls sideways, and the chosen tab comes into view. Tabs
 * within tabs: `data-size="small"` for the second row, `data-variant="segments"` for two or three
 * short words below it.
 */
export function TabList(
  list: ComponentProps<typeof Primitive.List> & {
    "data-size"?: "small";
    "data-variant"?: "segments";
  },
) {
  const rail = useRef<HTMLDivElement>(null);
  useEffect(
    () => rail.current ? observeHorizontalScroll(rail.current, "[data-state=active]") : undefined,
    [],
  );
  return <Rail ref={rail} {...list} />;
}

/** The name of a view; arrows, Home and End move between them. */
export const Tab = styled(Primitive.Trigger)`
  flex: none;
  min-height: var(--target);
  padding: var(--space-2) var(--space-4);
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  white-space: nowrap;
  cursor: pointer;
  color: var(--muted);
  transition: color var(--duration-quick);
  &:hover {
    color: var(--foreground);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-state="active"] {
    color: var(--foreground);
    border-color: var(--primary-dark);
    font-weight: var(--weight-strong);
  }
  [data-size="small"] > & {
    flex: 1 0 auto;
    padding-inline: var(--space-1);
    font-size: var(--text-small);
  }
  [data-variant="segments"] > & {
    border: 0;
    border-radius: var(--radius-round);
  }
  [data-variant="segments"] > &[data-state="active"] {
    background: var(--surface);
    box-shadow: var(--shadow-low);
  }
  &:disabled {
    cursor: default;
    font-style: italic;
  }
`;
