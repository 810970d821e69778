import type { ReactNode } from "react";
import { styled } from "styled-components";

/** The parts that pages of foundations are made of; they stand in Storybook only. */
export const Sheet = styled.article`
  display: grid;
  gap: var(--space-7);
  max-width: 60rem;
  margin: 0 auto;
  padding: var(--space-5) 0 var(--space-7);
`;
const Head = styled.header`
  display: grid;
  gap: var(--space-3);
  max-width: 40rem;
  h1 {
    font-size: clamp(var(--text-large), 1.4rem + 1.6vw, var(--text-display));
  }
  p {
    font-size: var(--text-lead);
    color: var(--muted);
  }
`;
const Section = styled.section`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  h2 {
    font-size: var(--text-title);
  }
  > p {
    max-width: 40rem;
  }
`;

/** The subject of a page of foundations. */
export function SheetHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Head>
      <h1>{title}</h1>
      <p>{children}</p>
    </Head>
  );
}

export function SheetSection(
  { title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode },
) {
  return (
    <Section>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </Section>
  );
}

/** A table that scrolls by itself on small screens. */
const Scroll = styled.div`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-small);
  }
  th,
  td {
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    border-bottom: 1px solid var(--border);
    text-align: left;
    vertical-align: middle;
  }
  thead th {
    color: var(--muted);
    white-space: nowrap;
  }
  tbody th {
    white-space: nowrap;
  }
  td:last-child {
    width: 100%;
  }
`;

export function SheetTable(
  { label, head, children }: { label: string; head: string[]; children: ReactNode },
) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>{head.map((name) => <th key={name} scope="col">{name}</th>)}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scroll>
  );
}

/** The name of a token as one writes it. */
export const Code = styled.code`
  font: 0.9em ui-monospace, "DejaVu Sans Mono", monospace;
  white-space: nowrap;
`;
