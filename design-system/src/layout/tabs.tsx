import * as Primitive from "@radix-ui/react-tabs";
import { styled } from "styled-components";

export const Tabs = Primitive.Root;
export const TabPanel = Primitive.Content;

/** The row of tabs; it scrolls sideways on small screens. */
export const TabList = styled(Primitive.List)`
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  border-bottom: 1px solid var(--border);
`;

export const Tab = styled(Primitive.Trigger)`
  min-height: var(--target);
  padding: var(--space-2) var(--space-4);
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  white-space: nowrap;
  cursor: pointer;
  color: var(--muted);
  &[data-state="active"] {
    color: var(--foreground);
    border-color: var(--primary);
    font-weight: 600;
  }
`;
