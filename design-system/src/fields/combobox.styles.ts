import { styled } from "styled-components";
import { box } from "./box.ts";

export const Frame = styled.div`
  position: relative;
`;
export const Input = styled.input`
  ${box} padding-inline-end: min(calc(var(--target) * 2), 60%);
  text-overflow: ellipsis;
`;
export const Buttons = styled.div`
  position: absolute;
  inset-inline-end: 0.125rem;
  top: 0;
  display: flex;
  align-items: center;
  height: calc(var(--target) + var(--space-1));
`;
export const Popup = styled.div`
  position: absolute;
  inset-inline: 0;
  top: calc(100% + var(--space-1));
  z-index: var(--layer-popover);
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius-medium);
  background: var(--popover);
  box-shadow: var(--shadow-high);
  &[hidden] {
    display: none;
  }
`;
export const List = styled.ul`
  max-height: min(20rem, 45vh);
  margin: 0;
  padding: var(--space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  &:empty {
    display: none;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
export const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--target);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  line-height: 1.35;
  overflow-wrap: anywhere;
  cursor: pointer;
  &[data-at="true"] {
    background: var(--sunken);
    box-shadow: inset 3px 0 0 var(--primary-dark);
  }
  &[data-chosen="true"] {
    font-weight: var(--weight-strong);
    color: var(--primary-dark);
  }
  &[aria-disabled="true"] {
    color: var(--muted);
    text-decoration: line-through;
    cursor: default;
  }
  svg {
    flex: none;
  }
`;
export const Nothing = styled.p`
  padding: var(--space-3) var(--space-4);
  color: var(--muted);
`;
