import { RECURRING_PLANS, type RecurringPlan } from "@reclaim/contracts-billing/billing";
import { Lead, PageTitle, Skeleton, Stack } from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { useSearchParams } from "@reclaim/host-api/router";
import type { ContextFrom } from "xstate";
import { styled } from "styled-components";
import type { PlanOrder } from "../../shared/attempt-key.storage.ts";
import { usePlans, useSubscription } from "../../shared/billing.client.ts";
import { PlansError } from "../../shared/plans-error.tsx";
import { ChangePlan } from "./change-plan.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { Invoices } from "./invoices.tsx";
import { OrderForm } from "./order-form.tsx";
import type { paymentMachine } from "./payment.machine.ts";
import { copy } from "./subscription.copy.ts";

const Columns = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    > :first-child:not(:only-child) {
      grid-area: 1 / 2;
    }
  }
`;

/** Step 1: what the member has, and what he can have. */
export function PlanStep(
  { problem, isProceeding, onOrder }: {
    problem: ContextFrom<typeof paymentMachine>["problem"];
    isProceeding: boolean;
    onOrder: (order: PlanOrder) => void;
  },
) {
  useTitle(copy.title);
  const { session: { user, isUnreachable } } = useHost();
  const catalogue = usePlans();
  const { data: has } = useSubscription();
  const [query, setQuery] = useSearchParams();
  const wanted = RECURRING_PLANS.find((plan) => plan === query.get("change"));
  const review = (plan: RecurringPlan | null) =>
    setQuery(plan ? { change: plan } : {}, { replace: true });
  const isMember = user !== null || isUnreachable;
  return (
    <>
      <Stack $gap={2}>
        <PageTitle>{copy.title}</PageTitle>
        <Lead>{copy.lead}</Lead>
      </Stack>
      <Columns>
        {isMember && (
          <Stack>
            <CurrentPlan />
            {has?.purchase && <Invoices />}
          </Stack>
        )}
        <div>
          {catalogue.isPending && <Skeleton $height="30rem" />}
          {catalogue.isError && <PlansError onRetry={() => void catalogue.refetch()} />}
          {catalogue.data && (
            <OrderForm
              plans={catalogue.data.subscription.plans}
              has={has}
              problem={problem}
              isProceeding={isProceeding}
              onOrder={onOrder}
              onReview={review}
            />
          )}
        </div>
      </Columns>
      {wanted && catalogue.data && isMember && (
        <ChangePlan
          planId={wanted}
          plans={catalogue.data}
          onClose={() => review(null)}
        />
      )}
    </>
  );
}
