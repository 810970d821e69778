import type { Plans } from "@reclaim/contracts/billing";
import { Button, Card, Grid, Muted, SectionTitle, Tag } from "@reclaim/design-system";
import { styled } from "styled-components";
import { FeatureList } from "../../shared/feature-list.tsx";
import { dollars } from "../../shared/money.ts";
import type { Period } from "./period-toggle.tsx";
import { copy } from "./products.copy.ts";
import { useOrder } from "./use-order.ts";

type Plan = Plans["products"]["plans"][number];

const Offer = styled(Card)`
  position: relative;
  /* The button stands at the same height in all cards, whatever the words above it. */
  > :nth-last-child(2) {
    flex: 1;
  }
`;
const Badge = styled(Tag)`
  position: absolute;
  top: 0;
  left: 50%;
  transform: translate(-50%, -50%);
  background: var(--primary-dark);
  color: var(--on-primary);
  white-space: nowrap;
`;
const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-2);
  color: var(--muted);
  strong {
    font: 600 2.5rem/1 var(--serif);
    color: var(--foreground);
  }
`;

/** The plans of the catalogue; pressing one orders it. */
export function PlanCards({ plans, period }: { plans: Plan[]; period: Period }) {
  const order = useOrder();
  return (
    <Grid $min="17rem">
      {plans.map((plan) => {
        const chosen = order.isPending && order.variables.plan.id === plan.id;
        return (
          <Offer
            key={plan.id}
            as="article"
            aria-label={plan.name}
            data-tone={plan.badge ? "accent" : undefined}
          >
            {plan.badge && <Badge>{plan.badge}</Badge>}
            <div>
              <SectionTitle>{plan.name}</SectionTitle>
              <Muted>{plan.description}</Muted>
            </div>
            <PlanPrice cents={plan.prices[period]} period={period} />
            <FeatureList features={plan.features} />
            <Button
              data-variant={plan.badge ? undefined : "quiet"}
              aria-disabled={order.isPending}
              onClick={() => order.isPending || order.mutate({ plan, period })}
            >
              {chosen ? copy.choosing : copy.choose(plan.name)}
            </Button>
          </Offer>
        );
      })}
    </Grid>
  );
}

function PlanPrice({ cents, period }: { cents: number; period: Period }) {
  return (
    <Price>
      <strong>{cents === 0 ? copy.free : dollars(cents)}</strong>
      {cents === 0 ? copy.freeForEver : copy.per[period]}
    </Price>
  );
}
