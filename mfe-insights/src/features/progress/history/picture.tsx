import { Button, Card, Hidden, Row, SectionTitle } from "@reclaim/design-system";
import { Download, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import { downloadFile } from "../../../shared/download-file.ts";
import { type PictureTable, toCsv } from "./csv.model.ts";
import { copy } from "./history.copy.ts";

const Head = styled(Row)`
  justify-content: space-between;
`;
const Foot = styled(Row)`
  margin-inline-start: calc(-1 * var(--space-3));
  svg {
    flex: none;
  }
`;
/** A long table scrolls in its own place. */
const Scroll = styled.div`
  max-height: 20rem;
  overflow: auto;
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-small);
  caption {
    padding-bottom: var(--space-2);
    text-align: start;
    font-weight: var(--weight-strong);
  }
  th,
  td {
    padding: var(--space-2) var(--space-2) var(--space-2) 0;
    border-top: 1px solid var(--border);
    text-align: start;
    font-weight: var(--weight-regular);
    font-variant-numeric: tabular-nums;
  }
  thead th {
    border: 0;
    color: var(--muted);
  }
`;

/**
 * A picture of figures with what everybody can read of it: the same as a table, which screen readers
 * always find and a press shows to all, and as a file.
 */
export function Picture({ title, controls, children, caption, table, fileName }: {
  title: string;
  controls?: ReactNode;
  children: ReactNode;
  /** Names the table. */
  caption: string;
  /** Null while there is nothing to list. */
  table: PictureTable | null;
  fileName: string;
}) {
  const [isShown, setIsShown] = useState(false);
  const titleId = useId();
  const save = ({ head, rows }: PictureTable) =>
    downloadFile(fileName, new Blob([toCsv({ head, rows })], { type: "text/csv;charset=utf-8" }));
  return (
    <Card aria-labelledby={titleId}>
      <Head>
        <SectionTitle id={titleId}>{title}</SectionTitle>
        {controls}
      </Head>
      {children}
      {table && (
        <>
          <Foot>
            <Button
              data-variant="plain"
              aria-expanded={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              <Table2 size={18} aria-hidden />
              {isShown ? copy.picture.hideTable : copy.picture.showTable}
            </Button>
            <Button data-variant="plain" onClick={() => save(table)}>
              <Download size={18} aria-hidden />
              {copy.picture.save}
            </Button>
          </Foot>
          {isShown
            ? (
              <Scroll tabIndex={0} role="group" aria-label={caption}>
                <Rows caption={caption} {...table} />
              </Scroll>
            )
            : (
              <Hidden as="div">
                <Rows caption={caption} {...table} />
              </Hidden>
            )}
        </>
      )}
    </Card>
  );
}

function Rows({ caption, head, rows }: PictureTable & { caption: string }) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => <th key={name} scope="col">{name}</th>)}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = "", ...others]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((text, index) => <td key={head[index + 1]}>{text}</td>)}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
