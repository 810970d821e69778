import { styled } from "styled-components";

export const Chart = styled.div`
  flex: 1 0 auto;
  display: grid;
  grid-template-rows: 1fr;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  color: var(--muted);
  font-size: var(--text-tiny);
  line-height: 1;
`;
export const Axis = styled.div`
  display: grid;
  grid-auto-rows: minmax(var(--space-6), 1fr);
  align-items: center;
  text-align: end;
  [data-last="true"] {
    color: var(--primary-dark);
    font-weight: var(--weight-strong);
  }
`;
export const Plot = styled.div`
  position: relative;
  /* One hairline through the middle of each mood's band. */
  background: repeating-linear-gradient(
    transparent 0 calc(10% - 1px),
    var(--border) calc(10% - 1px) 10%,
    transparent 10% 20%
  );
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
    stroke: var(--primary-dark);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  [data-part="dot"] {
    stroke-width: 7;
  }
  [data-part="halo"] {
    stroke-width: 20;
  }
  [data-part="ground"] {
    stroke: var(--surface);
    stroke-width: 15;
  }
  [data-part="last"] {
    stroke-width: 9;
  }
`;
export const Nothing = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding-inline: var(--space-4);
  font-size: var(--text-small);
  line-height: var(--leading-body);
  text-align: center;
  text-wrap: balance;
  span {
    padding-inline: var(--space-3);
    background: var(--surface);
  }
`;
export const Dates = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
  &[data-count="1"] {
    justify-content: center;
  }
`;
export const Table = styled.table`
  grid-column: 1 / -1;
  width: 100%;
  margin-top: var(--space-3);
  border-collapse: collapse;
  color: var(--foreground);
  font-size: var(--text-small);
  line-height: var(--leading-body);
  caption {
    text-align: start;
    font-weight: var(--weight-strong);
    padding-bottom: var(--space-2);
  }
  th {
    font-weight: var(--weight-regular);
    text-align: start;
  }
  th,
  td {
    padding: var(--space-2) var(--space-2) var(--space-2) 0;
    border-top: 1px solid var(--border);
  }
`;
