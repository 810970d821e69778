import { Button, Card, ErrorState, PageTitle, Row, Spinner } from "@reclaim/design-system";
import { Dialog } from "@reclaim/design-system/dialog";
import { lateComponent, useTitle } from "@reclaim/host-api";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import { formatDollars } from "../../shared/money.ts";
import type { paymentMachine } from "./payment.machine.ts";
import { copy } from "./subscription.copy.ts";
import type { CardFormProps } from "./test-card-form.tsx";

const TestCardForm = lateComponent<CardFormProps>(() => import("./test-card-form.tsx"), {
  Waiting: PaymentPending,
});

const Head = styled.div`
  max-width: var(--column);
  width: 100%;
  margin-inline: auto;
  display: grid;
  gap: var(--space-5);
  h1:focus-visible {
    outline: none;
  }
`;
const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  padding-bottom: var(--space-4);
  border-bottom: 1px solid var(--border);
  font: var(--weight-strong) var(--text-lead) / var(--leading-heading) var(--serif);
  overflow-wrap: anywhere;
`;
const Failure = styled.p`
  color: var(--danger);
  font-weight: var(--weight-strong);
`;

/** The client secret is awaited. */
function PaymentPending() {
  return (
    <div aria-busy="true">
      <Spinner label={copy.payment.loading} />
    </div>
  );
}

/** Step 2: what is due, the card, and the bank's question. */
export function PaymentStep(
  { snapshot, send }: {
    snapshot: SnapshotFrom<typeof paymentMachine>;
    send: (event: EventFromLogic<typeof paymentMachine>) => void;
  },
) {
  useTitle(copy.payment.title);
  const { payment, failure } = snapshot.context;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone; readers go on at the new step.
  useEffect(() => title.current?.focus(), []);
  const isAsked = snapshot.matches("authenticating");
  const isWorking = snapshot.hasTag("processing") || isAsked || snapshot.matches("done");
  const retry = () => send({ type: "payment.retried" });
  return (
    <Head>
      <PageTitle ref={title} tabIndex={-1}>{copy.payment.title}</PageTitle>
      {snapshot.matches("interrupted") && (
        <ErrorState title={copy.payment.interrupted} onRetry={retry}>
          <p>{copy.payment.interruptedHint}</p>
        </ErrorState>
      )}
      {snapshot.matches("unavailable") && (
        <ErrorState title={copy.payment.unavailable} onRetry={retry}>
          <p>{copy.payment.unavailableHint}</p>
        </ErrorState>
      )}
      {snapshot.matches("reading") && <PaymentPending />}
      {payment && !snapshot.matches("unavailable") && (
        <Card as="div">
          <Sum>
            <span>{payment.planName}</span>
            <span>{copy.payment.due}: {formatDollars(payment.amount)}</span>
          </Sum>
          {payment.provider === "test"
            ? (
              <TestCardForm
                isWorking={isWorking}
                onSubmit={(card) => send({ type: "card.submitted", card })}
              />
            )
            : <p>{copy.payment.unsupported}</p>}
          {failure && (
            <Failure role="alert">
              {failure.kind === "noAnswer"
                ? copy.payment.notCharged
                : failure.message ?? copy.payment.declinedHint}
            </Failure>
          )}
          <div>
            <Button
              data-variant="plain"
              aria-disabled={isWorking}
              onClick={() => isWorking || send({ type: "order.reconsidered" })}
            >
              {copy.payment.other}
            </Button>
          </div>
        </Card>
      )}
      {payment && isAsked && (
        <BankQuestion
          amount={formatDollars(payment.amount)}
          onAnswer={(approved) => send({ type: "challenge.answered", approved })}
        />
      )}
    </Head>
  );
}

/** 3-D Secure of the test provider; closing it is a no. */
function BankQuestion(
  { amount, onAnswer }: { amount: string; onAnswer: (approved: boolean) => void },
) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onAnswer(false)}
      title={copy.payment.challenge.title}
      description={copy.payment.test.title}
    >
      <p>{copy.payment.challenge.words(amount)}</p>
      <Row>
        <Button onClick={() => onAnswer(true)}>{copy.payment.challenge.approve}</Button>
        <Button data-variant="quiet" onClick={() => onAnswer(false)}>
          {copy.payment.challenge.refuse}
        </Button>
      </Row>
    </Dialog>
  );
}
