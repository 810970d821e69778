import type { Plans } from "@reclaim/contracts/billing";
import { Button, Card, Grid, Muted, Skeleton, Tag } from "@reclaim/design-system";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { styled } from "styled-components";
import { usePlans } from "../../shared/billing.client.ts";
import { FeatureList } from "../../shared/feature-list.tsx";
import { dollars } from "../../shared/money.ts";
import { PlansFailed } from "../../shared/plans-failed.tsx";
import { copy } from "./marketing.copy.ts";
import { Band, Column, Heading } from "./marketing.styles.ts";

type Plan = Plans["marketing"]["plans"][number];
type Period = keyof Plan["prices"];

const PERIODS: Period[] = ["monthly", "annual"];

const Panel = styled(TabPanel)`
  padding-top: var(--space-5);
`;
const Saving = styled(Tag)`
  margin-left: var(--space-2);
`;
const Offer = styled(Card)`
  h3 {
    font-size: 1.3rem;
  }
  > :nth-last-child(2) {
    flex: 1;
  }
`;
const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  color: var(--muted);
  strong {
    font: 600 2.5rem/1 var(--serif);
    color: var(--foreground);
  }
`;

/** Prices for display; their buttons lead to the waitlist and start nothing (D35). */
export function Pricing({ onJoin }: { onJoin: () => void }) {
  const catalogue = usePlans();
  return (
    <Band id="pricing" aria-labelledby="pricing-title">
      <Column>
        <Heading>
          <h2 id="pricing-title">{copy.pricing.title}</h2>
          <p>{copy.pricing.words}</p>
        </Heading>
        {catalogue.isPending && <Skeleton $height="24rem" />}
        {catalogue.isError && <PlansFailed onRetry={() => void catalogue.refetch()} />}
        {catalogue.data && (
          <Tabs defaultValue="monthly">
            <TabList aria-label={copy.pricing.title}>
              <Tab value="monthly">{copy.pricing.monthly}</Tab>
              <Tab value="annual">
                {copy.pricing.annual} <Saving>{catalogue.data.marketing.annualSaving}</Saving>
              </Tab>
            </TabList>
            {PERIODS.map((period) => (
              <Panel key={period} value={period}>
                <Grid $min="17rem">
                  {catalogue.data.marketing.plans.map((plan) => (
                    <PlanCard key={plan.id} plan={plan} period={period} onJoin={onJoin} />
                  ))}
                </Grid>
              </Panel>
            ))}
          </Tabs>
        )}
      </Column>
    </Band>
  );
}

function PlanCard(
  { plan, period, onJoin }: { plan: Plan; period: Period; onJoin: () => void },
) {
  const price = plan.prices[period];
  if (!price) return null;
  return (
    <Offer as="article" aria-label={plan.name}>
      <div>
        <h3>{plan.name}</h3>
        <Muted>{plan.description}</Muted>
      </div>
      <Price>
        <strong>{dollars(price.amount)}</strong>
        {copy.pricing.per[price.per]}
        {price.billed !== null && <span>({copy.pricing.billed(dollars(price.billed))})</span>}
      </Price>
      <FeatureList features={plan.features.map((text) => ({ text, included: true }))} />
      <Button data-variant="quiet" onClick={onJoin}>{copy.join}</Button>
    </Offer>
  );
}
