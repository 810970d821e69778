import type { CreatedSubscription, CreateSubscription } from "@reclaim/contracts-billing/billing";
import { priceOf } from "../catalogue/catalogue.model.ts";
import { paymentsUnavailable } from "./subscriptions.errors.ts";
import { activeSubscription, entitlementAt } from "./subscriptions.model.ts";
import { ensureSubscription, type SubscriptionDeps } from "./ensure-subscription.use-case.ts";

/**
 * Takes an order. What costs nothing holds at once and takes nothing away, so that a running trial
 * goes on. Errors: 503 `payments_unavailable` for what costs something, and for a member who pays
 * already, whose change of plan is a matter of the payment provider.
 */
export const orderPlan = (deps: SubscriptionDeps) =>
async (
  userId: string,
  order: CreateSubscription,
): Promise<CreatedSubscription> => {
  if (priceOf(order) > 0) throw paymentsUnavailable();
  const row = await ensureSubscription(deps)(userId);
  const now = deps.clock.now();
  if (activeSubscription(row, now)) throw paymentsUnavailable();
  const { source } = entitlementAt(row, now);
  return {
    success: true,
    message: source === "trial"
      ? "You chose Starter. Your Premium trial goes on until it ends, at no cost."
      : "You are on Starter. It costs nothing.",
  };
};
