import type { Subscription } from "@reclaim/contracts-billing/billing";
import { Card, ErrorState, Muted, Overline, Skeleton } from "@reclaim/design-system";
import { styled } from "styled-components";
import { useSubscription } from "../../shared/billing.client.ts";
import { CancelSubscription } from "./cancel-subscription.tsx";
import { formatDate } from "./format-date.ts";
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
      <CancelSubscription has={data} />
    </Card>
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
