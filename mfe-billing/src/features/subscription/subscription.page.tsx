import { Grid, Lead, Page, PageTitle, SectionTitle, Skeleton, Stack } from "@reclaim/design-system";
import { useHost, useTitle } from "@reclaim/host-api";
import { styled } from "styled-components";
import { usePlans } from "../../shared/billing.client.ts";
import { PlansError } from "../../shared/plans-error.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { OrderForm } from "./order-form.tsx";
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
const Reasons = styled(Stack)`
  margin-top: var(--space-5);
`;
const Reason = styled.div`
  border-top: 2px solid var(--primary);
  padding-top: var(--space-3);
  h3 {
    font-size: var(--text-lead);
    margin-bottom: var(--space-1);
  }
`;

export default function SubscriptionPage() {
  useTitle(copy.title);
  const { session: { user, isUnreachable } } = useHost();
  const catalogue = usePlans();
  return (
    <Page $wide>
      <Stack $gap={2}>
        <PageTitle>{copy.title}</PageTitle>
        <Lead>{copy.lead}</Lead>
      </Stack>
      <Columns>
        {(user || isUnreachable) && <CurrentPlan />}
        <div>
          {catalogue.isPending && <Skeleton $height="30rem" />}
          {catalogue.isError && <PlansError onRetry={() => void catalogue.refetch()} />}
          {catalogue.data && <OrderForm plans={catalogue.data.subscription.plans} />}
        </div>
      </Columns>
      <Reasons as="section">
        <SectionTitle>{copy.why.title}</SectionTitle>
        <Grid $min="14rem">
          {copy.why.reasons.map(({ title, words }) => (
            <Reason key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </Reason>
          ))}
        </Grid>
      </Reasons>
    </Page>
  );
}
