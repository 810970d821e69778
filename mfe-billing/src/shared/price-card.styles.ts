import { styled } from "styled-components";
import { Card, Tag } from "@reclaim/design-system";

/** Plans beside each other, as many as fit. */
export const PriceCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-6) var(--space-4);
`;

/* The rows of all cards beside each other are the same: name, price, features, button. */
export const Offer = styled(Card).attrs({ as: "article" })`
  position: relative;
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--space-5);
  padding: var(--space-5);
  overflow-wrap: anywhere;
`;
export const Badge = styled(Tag)`
  position: absolute;
  /* Astride the edge; more lines grow upwards, away from the name. */
  bottom: calc(100% - 0.75rem);
  left: var(--space-5);
  max-width: calc(100% - 2 * var(--space-5));
  background: var(--primary-dark);
  color: var(--on-primary);
  letter-spacing: 0.04em;
`;
export const Name = styled.div`
  h2,
  h3 {
    font-size: var(--text-title);
    margin-bottom: var(--space-1);
  }
  p {
    color: var(--muted);
    font-size: var(--text-small);
  }
`;
export const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: start;
  gap: var(--space-1) var(--space-2);
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--border);
  color: var(--muted);
  font-size: var(--text-small);
  strong {
    font: var(--weight-strong) var(--text-display) / 1 var(--serif);
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums;
    color: var(--foreground);
  }
`;
export const Features = styled.ul`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  line-height: 1.35;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: start;
    overflow-wrap: anywhere;
  }
  svg {
    margin-top: 0.2rem;
    color: var(--success);
  }
  li[data-included="false"],
  li[data-included="false"] svg {
    color: var(--muted);
  }
`;
/* As high as the button that it stands for. */
export const Current = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--target);
  border-radius: var(--radius-round);
  background: var(--sunken);
  color: var(--success);
  font-weight: var(--weight-strong);
`;
