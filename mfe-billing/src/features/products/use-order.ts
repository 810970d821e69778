import { createdSubscription, type Plans } from "@reclaim/contracts/billing";
import { useHost } from "@reclaim/host-api";
import { useNavigate } from "@reclaim/host-api/router";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { SUBSCRIPTION_KEY } from "../../shared/billing.client.ts";
import { orderFailure, OrderRefused } from "../../shared/order-failure.ts";
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
  return useMutation({
    async mutationFn({ plan, period }: Order) {
      const answer = await http.send("POST", "/api/create-subscription", {
        planId: plan.id,
        period,
        userId: session.user?.id,
      }, createdSubscription);
      if (!answer.url && !answer.success) throw new OrderRefused(answer.message);
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
      notify({ title: copy.failed, description: orderFailure(error), variant: "destructive" }),
  });
}
