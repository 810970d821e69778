import type { VersionHealth } from "@reclaim/contracts-releases/release-desk";
import { Hidden } from "@reclaim/design-system";
import { styled } from "styled-components";
import { formatDifference } from "../../../shared/figures.model.ts";
import { type FigureKind, FigureOf, FIGURES } from "./figures.tsx";
import { copy } from "./release.copy.ts";
import { WIDE } from "./release-row.styles.ts";

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.35;
  th {
    font-weight: var(--weight-regular);
    color: var(--muted);
    text-align: start;
  }
  th:first-child {
    width: 24%;
  }
  /* Where there is room, columns stand still from one look to the next. */
  ${WIDE} {
    table-layout: fixed;
    th:first-child {
      width: 31%;
    }
  }
  thead th {
    padding: 0 0 var(--space-1);
    font-size: var(--text-tiny);
  }
  thead th:not(:first-child),
  td {
    text-align: end;
  }
  tbody th,
  td {
    padding: var(--space-2) 0;
    border-top: 1px solid var(--border);
    vertical-align: baseline;
  }
  :is(td, th) + :is(td, th) {
    padding-inline-start: var(--space-2);
  }
  td:last-child {
    color: var(--muted);
    white-space: nowrap;
  }
`;
/* One scale for both, the live one above: lengths are compared where they begin together. */
const Bars = styled.span`
  display: grid;
  gap: 2px;
  margin-block: 0.2rem 0.1rem;
  span {
    min-width: 2px;
    height: 0.2rem;
    border-radius: var(--radius-round);
    background: var(--edge);
  }
  span + span {
    background: var(--primary);
  }
`;
const Key = styled.span`
  display: inline-block;
  width: 0.6rem;
  height: 0.2rem;
  margin-inline-end: var(--space-1);
  border-radius: var(--radius-round);
  vertical-align: 0.2em;
  background: var(--edge);
  &[data-of="canary"] {
    background: var(--primary);
  }
`;

/** Live and canary since it began, figure by figure; each pair of bars has one scale. */
export function Comparison(
  { name, live, canary }: { name: string; live: VersionHealth | null; canary: VersionHealth },
) {
  return (
    <Table>
      <Hidden as="caption">{copy.compared(name)}</Hidden>
      <thead>
        <tr>
          <th scope="col">
            <Hidden>{copy.figure}</Hidden>
          </th>
          <th scope="col">
            <Key aria-hidden />
            {copy.live}
          </th>
          <th scope="col">
            <Key data-of="canary" aria-hidden />
            {copy.canary}
          </th>
          <th scope="col">{copy.difference}</th>
        </tr>
      </thead>
      <tbody>
        {FIGURES.map((kind) => <Line key={kind.label} {...{ kind, live, canary }} />)}
      </tbody>
    </Table>
  );
}

function Line(
  { kind, live, canary }: { kind: FigureKind; live: VersionHealth | null; canary: VersionHealth },
) {
  const [now, next] = [live && kind.of(live), kind.of(canary)];
  // The number of visits is set by the share, so it is not compared.
  const compared = kind.label !== copy.heads.visits && now !== null && next !== null;
  const most = Math.max(now ?? 0, next ?? 0) || 1;
  const partOf = (value: number) => `${(value / most) * 100}%`;
  return (
    <tr>
      <th scope="row">
        {kind.label}
        {compared && (
          <Bars aria-hidden>
            <span style={{ width: partOf(now) }} />
            <span style={{ width: partOf(next) }} />
          </Bars>
        )}
      </th>
      <td>
        <FigureOf kind={kind} health={live} />
      </td>
      <td>
        <FigureOf kind={kind} health={canary} />
      </td>
      <td>{compared && formatDifference(next - now, kind.say)}</td>
    </tr>
  );
}
