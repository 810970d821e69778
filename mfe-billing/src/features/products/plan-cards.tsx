import type { Plans } from "@reclaim/contracts-billing/billing";
import { useSubscription } from "../../shared/billing.client.ts";
import { PriceCard, PriceCards } from "../../shared/price-card.tsx";
import { formatDollars } from "../../shared/money.ts";
import type { Period } from "./period-toggle.tsx";
import { copy } from "./products.copy.ts";
import { useOrder } from "./products.client.ts";

/** The plans of the catalogue; pressing one orders it. */
export function PlanCards(
  { plans, period }: { plans: Plans["products"]["plans"]; period: Period },
) {
  const order = useOrder();
  const { data: has } = useSubscription();
  return (
    <PriceCards>
      {plans.map((plan) => {
        const { id, name, description, badge, features } = plan;
        const cents = plan.prices[period];
        const chosen = order.isPending && order.variables.plan.id === id;
        return (
          <PriceCard
            key={id}
            name={name}
            description={description}
            price={cents === 0 ? copy.free : formatDollars(cents)}
            period={cents === 0 ? copy.freeForEver : copy.per[period]}
            badge={badge}
            features={features}
            action={chosen ? copy.choosing : copy.choose(name)}
            working={order.isPending}
            {...(has?.purchase?.planId === `${id}-${period}` && { current: copy.current })}
            onChoose={() => order.mutate({ plan, period })}
          />
        );
      })}
    </PriceCards>
  );
}
