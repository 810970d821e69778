import type { Plans } from "@reclaim/contracts/billing";
import { Hidden, Icon, Muted, SectionTitle, Stack } from "@reclaim/design-system";
import { styled } from "styled-components";
import { CHECK, DASH } from "../../shared/feature-list.tsx";
import { copy } from "./products.copy.ts";

type Products = Plans["products"];

/* On small screens each label stands above its three cells. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: var(--space-3);
    text-align: center;
    vertical-align: middle;
  }
  thead th {
    font: 600 1.1rem var(--serif);
    border-bottom: 2px solid var(--foreground);
  }
  tbody th[scope="row"],
  thead th:first-child {
    text-align: left;
    width: 40%;
  }
  tbody th[scope="row"] {
    font-weight: 600;
  }
  th p {
    font-weight: 400;
  }
  th[scope="rowgroup"] {
    padding-top: var(--space-5);
    text-align: left;
    font-size: 0.8rem;
    letter-spacing: 0.06em;
    text-transform: uppercase;
    color: var(--primary-dark);
  }
  tbody tr {
    border-bottom: 1px solid var(--border);
  }
  svg {
    display: inline-block;
    vertical-align: middle;
    color: var(--success);
  }
  [data-has="false"] svg {
    color: var(--muted);
  }
  @media (max-width: 40rem) {
    tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    tbody th[scope="row"],
    th[scope="rowgroup"],
    thead th:first-child {
      grid-column: 1 / -1;
      width: auto;
    }
    tbody th[scope="row"] {
      padding-bottom: 0;
    }
    thead th:first-child {
      display: none;
    }
    thead th,
    td {
      padding-inline: var(--space-1);
      font-size: 0.9rem;
    }
    thead th {
      font-size: 1rem;
    }
  }
`;

/** What each plan holds, row by row. */
export function Comparison({ plans, groups }: {
  plans: Products["plans"];
  groups: Products["comparison"];
}) {
  return (
    <Stack as="section">
      <SectionTitle>{copy.comparison.title}</SectionTitle>
      <Table aria-label={copy.comparison.title}>
        <thead>
          <tr>
            <th scope="col">{copy.comparison.feature}</th>
            {plans.map(({ id, name }) => <th key={id} scope="col">{name}</th>)}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1}>{group.title}</th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">
                  {row.label}
                  {row.detail && <Muted>{row.detail}</Muted>}
                </th>
                {plans.map(({ id }) => <Cell key={id} value={row[id]} />)}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Stack>
  );
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === "string") return <td>{value}</td>;
  return (
    <td data-has={value}>
      <Icon paths={value ? CHECK : DASH} size={20} />
      <Hidden>{value ? copy.comparison.yes : copy.comparison.no}</Hidden>
    </td>
  );
}
