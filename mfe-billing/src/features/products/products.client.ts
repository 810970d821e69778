import type { Plans } from "@reclaim/contracts-billing/billing";
import { useHost, useSingleMutation } from "@reclaim/host-api";
import { useNavigate } from "@reclaim/host-api/router";
import { useQueryClient } from "@tanstack/react-query";
import { createSubscription, SUBSCRIPTION_KEY } from "../../shared/billing.client.ts";
import { orderErrorMessage, OrderRejectedError } from "../../shared/order-error.ts";
import type { Period } from "./period-toggle.tsx";
import { copy } from "./products.copy.ts";

interface Order {
  plan: Plans["products"]["plans"][number];
  period: Period;
}

/**
 * Orders a plan. An answer with a `url` sends the browser to the payment provider; one with
 * `success` holds at once; any other, though OK, has opened nothing and is a failure.
 */
export function useOrder() {
  const { http, session, notify, events } = useHost();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useSingleMutation({
    async mutationFn({ plan, period }: Order) {
      const answer = await createSubscription(http, {
        planId: plan.id,
        period,
        userId: session.user?.id,
      });
      if (!answer.url && !answer.success) throw new OrderRejectedError(answer.message);
      return answer;
    },
    async onSuccess({ url }, { plan }) {
      if (url) return location.assign(url);
      notify({
        title: copy.activated.title,
        description: copy.activated.description(plan.name),
      });
      void queries.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
      events.emit("entitlement.changed", {});
      // The plan holds already; what the page knows of it can wait for the next load.
      await session.refresh().catch(() => {});
      await navigate("/");
    },
    onError: (error) =>
      notify({ title: copy.failed, description: orderErrorMessage(error), variant: "destructive" }),
  });
}
