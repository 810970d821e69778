import { styled } from "styled-components";

/** A surface with one thing on it. `data-tone="sunken"` for secondary matter, `accent` for one at most. */
export const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: clamp(1rem, 0.5rem + 2vw, 1.5rem);
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-low);
  &[data-tone="sunken"] {
    background: var(--sunken);
    box-shadow: none;
  }
  &[data-tone="accent"] {
    border-color: var(--primary);
    box-shadow: inset 0 3px 0 var(--primary), var(--shadow-low);
  }
`;

/** A short label. */
export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  padding: 0.1rem var(--space-3);
  border-radius: 999px;
  background: var(--sunken);
  font-size: 0.8rem;
  font-weight: 600;
`;
