import type { Plans } from "@reclaim/contracts-billing/billing";
import { Skeleton, Tag } from "@reclaim/design-system";
import { PriceCard, PriceCards } from "../../shared/price-card.tsx";
import { Tab, TabList, TabPanel, Tabs } from "@reclaim/design-system/tabs";
import { styled } from "styled-components";
import { usePlans } from "../../shared/billing.client.ts";
import { formatDollars } from "../../shared/money.ts";
import { PlansError } from "../../shared/plans-error.tsx";
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
        {catalogue.isError && <PlansError onRetry={() => void catalogue.refetch()} />}
        {catalogue.data && (
          <Tabs defaultValue="monthly">
            <TabList aria-label={copy.pricing.title}>
              <Tab value="monthly">{copy.pricing.monthly}</Tab>
              <Tab value="annual">
                {copy.pricing.annual} <Saving>{catalogue.data.marketing.annualSaving}</Saving>
              </Tab>
            </TabList>
            <noscript>
              <p>{copy.pricing.annually(listAnnualPrices(catalogue.data))}</p>
            </noscript>
            {PERIODS.map((period) => (
              <Panel key={period} value={period}>
                <PriceCards>
                  {catalogue.data.marketing.plans.map((plan) => (
                    <PlanCard key={plan.id} plan={plan} period={period} onJoin={onJoin} />
                  ))}
                </PriceCards>
              </Panel>
            ))}
          </Tabs>
        )}
      </Column>
    </Band>
  );
}

/** Annual prices in one line, for where no script shows their tab. */
const listAnnualPrices = ({ marketing }: Plans): string =>
  marketing.plans.flatMap(({ name, prices: { annual } }) => {
    if (!annual) return [];
    const price = `${name} ${formatDollars(annual.amount)}${copy.pricing.per[annual.per]}`;
    const billed = annual.billed === null
      ? ""
      : ` (${copy.pricing.billed(formatDollars(annual.billed))})`;
    return price + billed;
  }).join(", ");

function PlanCard(
  { plan, period, onJoin }: { plan: Plan; period: Period; onJoin: () => void },
) {
  const price = plan.prices[period];
  if (!price) return null;
  return (
    <PriceCard
      heading="h3"
      name={plan.name}
      description={plan.description}
      price={formatDollars(price.amount)}
      period={copy.pricing.per[price.per]}
      aside={price.billed === null ? null : `(${copy.pricing.billed(formatDollars(price.billed))})`}
      features={plan.features.map((text) => ({ text, included: true }))}
      action={copy.join}
      onChoose={onJoin}
    />
  );
}
