import type { CSSProperties } from "react";
import { styled } from "styled-components";

/** The table's own variables as style properties. */
type Variables = CSSProperties & Record<`--${string}`, string | number>;

export const Detail = styled.p`
  color: var(--muted);
  font-size: var(--text-small);
  font-weight: var(--weight-regular);
`;

/** Its width says which form the table has; a table cannot be asked itself. */
export const Frame = styled.div`
  container-type: inline-size;
`;

export const Table = styled.table.attrs({ role: "table" })<{ style?: Variables }>`
  width: 100%;
  /* Collapsed borders stay behind when the head moves along. */
  border-collapse: separate;
  border-spacing: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
  th,
  td {
    position: relative;
    padding: var(--space-3);
    text-align: center;
    vertical-align: middle;
  }
  thead {
    position: sticky;
    top: var(--head);
    z-index: 1;
    background: var(--background);
  }
  thead th {
    padding-block: var(--space-3);
    border-bottom: 2px solid var(--foreground);
    font: var(--weight-strong) var(--text-lead) / var(--leading-heading) var(--serif);
  }
  tbody th[scope="row"],
  thead th:first-child {
    width: 40%;
    padding-left: 0;
    text-align: start;
  }
  thead th:first-child {
    color: var(--muted);
    font: var(--weight-regular) var(--text-small) / var(--leading-heading) var(--sans);
    vertical-align: bottom;
  }
  tbody th[scope="row"] {
    font-weight: var(--weight-strong);
  }
  tbody th[scope="rowgroup"] {
    padding: var(--space-6) 0 var(--space-2);
    text-align: start;
    font: var(--weight-strong) var(--text-lead) / var(--leading-heading) var(--serif);
    color: var(--primary-dark);
  }
  tbody tr:not(:last-child) > :is(th, td):not([scope="rowgroup"]),
  tbody th[scope="rowgroup"] {
    border-bottom: 1px solid var(--border);
  }
  svg {
    vertical-align: middle;
    color: var(--success);
  }
  [data-has="false"] svg {
    color: var(--muted);
  }
  @container (max-width: 34rem) {
    display: block;
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(var(--plans), minmax(0, 1fr));
    }
    thead th:first-child {
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody th[scope="row"],
    tbody th[scope="rowgroup"] {
      grid-column: 1 / -1;
      width: auto;
    }
    tbody tr > th[scope="row"]:not([scope="rowgroup"]) {
      padding-bottom: 0;
      border-bottom: 0;
    }
    thead th,
    td {
      padding-inline: var(--space-2);
      font-size: var(--text-small);
    }
    thead th {
      font-size: var(--text-body);
    }
  }
`;

/* Roles are written out: where styles make a row a grid, some browsers forget that it is a row. */
export const Head = styled.thead.attrs({ role: "rowgroup" })``;
export const Group = styled.tbody.attrs({ role: "rowgroup" })``;
export const Line = styled.tr.attrs({ role: "row" })``;
export const ColumnHead = styled.th.attrs({ role: "columnheader" })``;
export const RowHead = styled.th.attrs({ role: "rowheader" })``;
export const Cell = styled.td.attrs({ role: "cell" })``;
