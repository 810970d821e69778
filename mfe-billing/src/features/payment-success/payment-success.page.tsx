import { type Tier, TIERS } from "@reclaim/contracts-common/entitlements";
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Muted,
  Page,
  PageTitle,
  Row,
  SectionTitle,
  Skeleton,
} from "@reclaim/design-system";
import { Confetti } from "@reclaim/design-system/confetti";
import { useHost, useTitle } from "@reclaim/host-api";
import { Link, useSearchParams } from "@reclaim/host-api/router";
import { useEffect } from "react";
import { styled } from "styled-components";
import { copy } from "./payment-success.copy.ts";
import { usePayment } from "./payment-success.client.ts";

const CONFETTI_DURATION_MS = 5000;

const List = styled.ul`
  padding-left: 1.25rem;
  display: grid;
  gap: var(--space-2);
`;

/** Where the payment provider sends the member back to. */
export default function PaymentSuccess() {
  const { session: { user, isUnreachable } } = useHost();
  return (
    <Page>
      {user || isUnreachable ? <PaymentState /> : (
        <EmptyState>
          <p>{copy.signedOut}</p>
        </EmptyState>
      )}
    </Page>
  );
}

/** Says only what the server confirms (D36). */
function PaymentState() {
  const [query] = useSearchParams();
  const payment = usePayment(tierOfQuery(query.get("plan")));
  return (
    <>
      {payment.state === "waiting" && <PaymentPending />}
      {payment.state === "arrived" && <PaymentConfirmed />}
      {payment.state === "late" && <PaymentLate onRetry={payment.retry} />}
      {payment.state === "failed" && (
        <ErrorState title={copy.failed} onRetry={payment.retry}>
          <p>{copy.failedHint}</p>
        </ErrorState>
      )}
    </>
  );
}

function PaymentPending() {
  useTitle(copy.waiting.title);
  return (
    <Card as="div" role="status" aria-busy="true">
      <PageTitle>{copy.waiting.title}</PageTitle>
      <p>{copy.waiting.words}</p>
      <Skeleton $height="6rem" />
    </Card>
  );
}

/** Premium without a plan in the address; undefined for a value that is no plan (D61). */
const tierOfQuery = (plan: string | null): Tier | undefined =>
  TIERS.find((tier) => tier === (plan ?? "premium"));

function PaymentConfirmed() {
  useTitle(copy.done.title);
  const { session } = useHost();
  const [query] = useSearchParams();
  const tier = tierOfQuery(query.get("plan"));

  // The rest of the page learns of the new plan; where that fails, the next load does it.
  const { refresh } = session;
  useEffect(() => {
    refresh().catch(() => {});
  }, [refresh]);

  return (
    <>
      <Confetti milliseconds={CONFETTI_DURATION_MS} numberOfPieces={200} />
      <Card data-tone="accent">
        <PageTitle>{copy.done.title}</PageTitle>
        <p>{copy.done.words(tier && copy.plans[tier])}</p>
        {query.get("test") === "true" && (
          <Card as="div" data-tone="sunken">
            <SectionTitle>{copy.done.testTitle}</SectionTitle>
            <p>{copy.done.test}</p>
          </Card>
        )}
        <SectionTitle>{copy.done.nextTitle}</SectionTitle>
        <List>
          {copy.done.next.map((line) => <li key={line}>{line}</li>)}
        </List>
        <div>
          <LinkButton as={Link} to="/">{copy.done.home}</LinkButton>
        </div>
      </Card>
    </>
  );
}

function PaymentLate({ onRetry }: { onRetry: () => void }) {
  useTitle(copy.late.title);
  return (
    <Card role="status">
      <PageTitle>{copy.late.title}</PageTitle>
      <p>{copy.late.words}</p>
      <Muted>{copy.late.hint}</Muted>
      <Row>
        <LinkButton as={Link} to="/subscription">{copy.late.plans}</LinkButton>
        <Button data-variant="quiet" onClick={onRetry}>{copy.late.again}</Button>
      </Row>
    </Card>
  );
}
