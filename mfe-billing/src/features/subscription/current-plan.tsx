import type { Subscription } from "@reclaim/contracts-billing/billing";
import { Card, ErrorState, LinkButton, Muted, Overline, Skeleton } from "@reclaim/design-system";
import { Banner } from "@reclaim/design-system/banner";
import { styled } from "styled-components";
import { useSubscription } from "../../shared/billing.client.ts";
import { formatDollars } from "../../shared/money.ts";
import { CancelSubscription } from "./cancel-subscription.tsx";
import { formatDate } from "./format-date.ts";
import { ResumeSubscription } from "./resume-subscription.tsx";
import { copy } from "./subscription.copy.ts";

const Name = styled.p`
  font: var(--weight-strong) var(--text-title) / var(--leading-heading) var(--serif);
`;

/** The member's current plan, its end, and its cancellation. */
export function CurrentPlan() {
  const { data, isError, refetch } = useSubscription();
  if (isError) {
    return (
      <ErrorState title={copy.current.failed} onRetry={() => void refetch()}>
        <p>{copy.current.failedHint}</p>
      </ErrorState>
    );
  }
  if (!data) return <Skeleton $height="9rem" />;
  const { name, lines } = describePlan(data);
  return (
    <Card data-tone="sunken" data-testid="current-plan">
      <Overline as="h2">{copy.current.title}</Overline>
      <div>
        <Name>{name}</Name>
        {lines.map((line) => <Muted key={line}>{line}</Muted>)}
      </div>
      <OpenPayment has={data} />
      <PurchaseDetails has={data} />
      <CancelSubscription has={data} />
    </Card>
  );
}

/** A payment that waits: a first one, a change that the bank wants confirmed, a renewal that failed. */
function OpenPayment({ has: { openPaymentId, purchase } }: { has: Subscription }) {
  const graceEndsAt = purchase?.graceEndsAt;
  if (!openPaymentId && !graceEndsAt) return null;
  const words = purchase && graceEndsAt
    ? copy.manage.grace.words(purchase.planName, formatDate(graceEndsAt))
    : copy.manage.open.words;
  return (
    <Banner
      tone={graceEndsAt ? "warning" : "info"}
      title={graceEndsAt ? copy.manage.grace.title : copy.manage.open.title}
      action={openPaymentId && (
        <LinkButton href={`/subscription?payment=${encodeURIComponent(openPaymentId)}`}>
          {copy.manage.open.action}
        </LinkButton>
      )}
    >
      <p>{words}</p>
    </Banner>
  );
}

/** What is paid next, with which card, and what begins later. */
function PurchaseDetails({ has: { purchase, source } }: { has: Subscription }) {
  if (!purchase) return null;
  const { planName, nextPayment, method, scheduled } = purchase;
  return (
    <div>
      {source === "trial" && <p>{copy.manage.paysBeside(planName)}</p>}
      {nextPayment && (
        <p>{copy.manage.next(formatDate(nextPayment.at), formatDollars(nextPayment.amount))}</p>
      )}
      {method && (
        <Muted>
          {copy.manage.method(copy.manage.brands[method.brand] ?? method.brand, method.last4)}
        </Muted>
      )}
      {scheduled && (
        <>
          <p>{copy.manage.scheduled(scheduled.planName, formatDate(scheduled.at))}</p>
          <ResumeSubscription label={copy.resume.keep} />
        </>
      )}
    </div>
  );
}

function describePlan({ plan, source, endsAt, trialDaysLeft }: Subscription) {
  switch (source) {
    case "trial":
      return {
        name: copy.current.trial(plan),
        lines: [copy.current.daysLeft(trialDaysLeft), copy.current.afterTrial],
      };
    case "subscription":
      return {
        name: plan,
        lines: [endsAt ? copy.current.until(formatDate(endsAt)) : copy.current.forEver],
      };
    case "starter":
      return { name: plan, lines: [copy.current.starter] };
  }
}
