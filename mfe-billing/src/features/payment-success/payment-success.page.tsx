import {
  Button,
  Card,
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
import { usePayment } from "./use-payment.ts";

const CONFETTI = 5000;

const List = styled.ul`
  padding-left: 1.25rem;
  display: grid;
  gap: var(--space-2);
`;

/** Where the payment provider sends the member back to. Says only what the server confirms (D36). */
export default function PaymentSuccess() {
  const payment = usePayment();
  return (
    <Page>
      {payment.state === "waiting" && <Waiting />}
      {payment.state === "arrived" && <Arrived />}
      {payment.state === "none" && <None onRetry={payment.lookAgain} />}
      {payment.state === "failed" && (
        <ErrorState title={copy.failed} onRetry={payment.lookAgain}>
          <p>{copy.failedHint}</p>
        </ErrorState>
      )}
    </Page>
  );
}

function Waiting() {
  useTitle(copy.waiting.title);
  return (
    <Card as="div" role="status" aria-busy="true">
      <PageTitle>{copy.waiting.title}</PageTitle>
      <p>{copy.waiting.words}</p>
      <Skeleton $height="6rem" />
    </Card>
  );
}

type PlanName = keyof typeof copy.plans;
const isPlan = (name: string | null): name is PlanName => name !== null && name in copy.plans;

function Arrived() {
  useTitle(copy.done.title);
  const { session } = useHost();
  const [query] = useSearchParams();
  const asked = query.get("plan");
  const plan = copy.plans[isPlan(asked) ? asked : "premium"];

  // The rest of the page learns of the new plan; where that fails, the next load does it.
  const { refresh } = session;
  useEffect(() => {
    refresh().catch(() => {});
  }, [refresh]);

  return (
    <>
      <Confetti milliseconds={CONFETTI} numberOfPieces={200} />
      <Card data-tone="accent">
        <PageTitle>{copy.done.title}</PageTitle>
        <p>{copy.done.words(plan)}</p>
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

function None({ onRetry }: { onRetry: () => void }) {
  useTitle(copy.none.title);
  return (
    <Card>
      <PageTitle>{copy.none.title}</PageTitle>
      <p>{copy.none.words}</p>
      <Muted>{copy.none.hint}</Muted>
      <Row>
        <LinkButton as={Link} to="/subscription">{copy.none.plans}</LinkButton>
        <Button data-variant="quiet" onClick={onRetry}>{copy.none.again}</Button>
      </Row>
    </Card>
  );
}
