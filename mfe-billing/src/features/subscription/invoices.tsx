import { Card, ErrorState, Muted, Overline, Skeleton } from "@reclaim/design-system";
import { styled } from "styled-components";
import { formatDollars } from "../../shared/money.ts";
import { formatDate } from "./format-date.ts";
import { useInvoices } from "./subscription.client.ts";
import { copy } from "./subscription.copy.ts";

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    grid-column: 1 / -1;
    width: fit-content;
  }
`;

/** What was charged and paid back, with receipts. */
export function Invoices() {
  const { data, isError, refetch } = useInvoices();
  if (isError) {
    return (
      <ErrorState title={copy.invoices.failed} onRetry={() => void refetch()}>
        <p>{copy.invoices.failedHint}</p>
      </ErrorState>
    );
  }
  if (!data) return <Skeleton $height="9rem" />;
  return (
    <Card data-tone="sunken" data-testid="invoices">
      <Overline as="h2">{copy.invoices.title}</Overline>
      {data.entries.length === 0 ? <Muted>{copy.invoices.none}</Muted> : (
        <>
          <List>
            {data.entries.map(({ id, at, kind, planName, amount, receiptUrl }) => (
              <Line key={id}>
                <span>{copy.invoices[kind](planName)}</span>
                <span>{kind === "refund" && "−"}{formatDollars(amount)}</span>
                <a href={receiptUrl} download>{copy.invoices.receipt(formatDate(at))}</a>
              </Line>
            ))}
          </List>
          <Muted>{copy.invoices.total(formatDollars(data.paid))}</Muted>
        </>
      )}
    </Card>
  );
}
