import { styled } from "styled-components";

/**
 * A surface with one thing on it. `data-tone`: `sunken` for secondary matter, `accent` for the one
 * card of a page that asks for an answer now.
 */
export const Card = styled.section<{ "data-tone"?: "sunken" | "accent" }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
  padding: clamp(1.15rem, 0.6rem + 2.4vw, var(--space-6));
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-low);
  &[data-tone="sunken"] {
    background: var(--sunken);
    border-color: transparent;
    box-shadow: none;
  }
  &[data-tone="accent"] {
    background: var(--selected);
    border-color: var(--primary);
  }
`;

/**
 * A short label that says what kind something is or how it stands; not a button. The tone only
 * supports the words.
 */
export const Tag = styled.span<
  { "data-tone"?: "accent" | "info" | "success" | "warning" | "danger" }
>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  max-width: 100%;
  padding: 0.15rem var(--space-3);
  border-radius: var(--radius-round);
  background: var(--sunken);
  color: var(--foreground);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  line-height: 1.4;
  overflow-wrap: anywhere;
  &[data-tone="accent"] {
    background: var(--accent);
  }
  &[data-tone="info"] {
    background: var(--info-ground);
    color: var(--info);
  }
  &[data-tone="success"] {
    background: var(--success-ground);
    color: var(--success);
  }
  &[data-tone="warning"] {
    background: var(--warning-ground);
    color: var(--warning);
  }
  &[data-tone="danger"] {
    background: var(--danger-ground);
    color: var(--danger);
  }
`;
