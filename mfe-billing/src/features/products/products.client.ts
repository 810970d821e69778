import type { Plans } from "@reclaim/contracts-billing/billing";
import { useHost, useSingleMutation } from "@reclaim/host-api";
import { useNavigate } from "@reclaim/host-api/router";
import { useQueryClient } from "@tanstack/react-query";
import { endAttempt } from "../../shared/attempt-key.storage.ts";
import { announcePlan, createSubscription, ownerOf } from "../../shared/billing.client.ts";
import { isRefusal, orderErrorMessage, OrderRejectedError } from "../../shared/order-error.ts";
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
  const host = useHost();
  const { http, session, notify } = host;
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useSingleMutation({
    async mutationFn({ plan, period }: Order) {
      const order = { planId: plan.id, period };
      const answer = await createSubscription(http, ownerOf(host), order, {
        userId: session.user?.id,
      });
      if (!answer.url && !answer.success) throw new OrderRejectedError(answer.message);
      return answer;
    },
    async onSuccess({ url }, { plan }) {
      // The payment page ends the attempt.
      if (url) return location.assign(url);
      await endAttempt(ownerOf(host));
      notify({
        title: copy.activated.title,
        description: copy.activated.description(plan.name),
      });
      await announcePlan(host, queries);
      await navigate("/");
    },
    onError(error) {
      if (isRefusal(error)) void endAttempt(ownerOf(host));
      notify({ title: copy.failed, description: orderErrorMessage(error), variant: "destructive" });
    },
  });
}
