import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";

const Tile = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
`;
const Label = styled.p`
  font-size: var(--text-small);
  line-height: var(--leading-heading);
  color: var(--muted);
`;
const Figure = styled.p`
  font-size: var(--text-body);
  line-height: 1.1;
  color: var(--muted);
  overflow-wrap: anywhere;
  strong {
    margin-inline-end: 0.3em;
    font: var(--weight-strong) var(--text-display) / 1 var(--serif);
    font-variant-numeric: lining-nums;
    color: var(--primary-dark);
  }
`;
const Trend = styled.p`
  margin-top: var(--space-1);
  font-size: var(--text-small);
  line-height: var(--leading-heading);
`;

/**
 * One figure and what it counts. `trend` sets it beside another time, in words: "Longest so far:
 * 21 days". It brings no ground of its own: put it on a card, alone or beside others.
 */
export function StatTile(
  { value, unit, label, trend, ...tile }: ComponentProps<"div"> & {
    value: number | string;
    unit?: string;
    label: string;
    trend?: ReactNode;
  },
) {
  return (
    <Tile {...tile}>
      <Label>{label}</Label>
      <Figure>
        <strong>{typeof value === "number" ? value.toLocaleString("en") : value}</strong>
        {unit}
      </Figure>
      {trend && <Trend>{trend}</Trend>}
    </Tile>
  );
}
