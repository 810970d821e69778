import { Hidden } from "@reclaim/design-system";
import { Check, Minus } from "lucide-react";
import {
  Cell,
  ColumnHead,
  Detail,
  Frame,
  Group,
  Head,
  Line,
  RowHead,
  Table,
} from "./comparison-table.styles.ts";

/** One thing that plans have more or less of. */
export interface ComparisonRow {
  label: string;
  /** More about it, in small. */
  detail?: string | null;
  /** The feature in each plan, in the order of the plans: words, or true and false. */
  cells: readonly (string | boolean)[];
}

/**
 * Plans beside each other, row by row. The plans' names stay in sight; on small screens each label
 * stands above its cells.
 */
export function ComparisonTable(
  { label, feature, plans, groups, yes = "Included", no = "Not included", top = "0px" }: {
    /** Accessible name of the table. */
    label: string;
    /** Head of the first column, such as "What you get". */
    feature: string;
    /** The plans' names. */
    plans: readonly string[];
    groups: readonly { title: string; rows: readonly ComparisonRow[] }[];
    /** Names of the marks for screen readers. */
    yes?: string;
    no?: string;
    /** Where the names stay when the page is scrolled: below what stays above them. */
    top?: string;
  },
) {
  return (
    <Frame>
      <Table aria-label={label} style={{ "--head": top, "--plans": plans.length }}>
        <Head>
          <Line>
            <ColumnHead scope="col">{feature}</ColumnHead>
            {plans.map((name) => <ColumnHead key={name} scope="col">{name}</ColumnHead>)}
          </Line>
        </Head>
        {groups.map(({ title, rows }) => (
          <Group key={title}>
            <Line>
              <RowHead scope="rowgroup" colSpan={plans.length + 1}>{title}</RowHead>
            </Line>
            {rows.map((row) => (
              <Line key={row.label}>
                <RowHead scope="row">
                  {row.label}
                  {row.detail && <Detail>{row.detail}</Detail>}
                </RowHead>
                {plans.map((name, index) => (
                  <Value key={name} value={row.cells[index] ?? false} yes={yes} no={no} />
                ))}
              </Line>
            ))}
          </Group>
        ))}
      </Table>
    </Frame>
  );
}

function Value({ value, yes, no }: { value: string | boolean; yes: string; no: string }) {
  if (typeof value === "string") return <Cell>{value}</Cell>;
  return (
    <Cell data-has={value}>
      {value ? <Check size={20} aria-hidden /> : <Minus size={20} aria-hidden />}
      <Hidden>{value ? yes : no}</Hidden>
    </Cell>
  );
}
