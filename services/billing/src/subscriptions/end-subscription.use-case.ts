import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";

/**
 * Ends what a member pays for, at once, and closes what he was about to pay: he has deleted his
 * account (D8). May be repeated. Errors: 503 `payments_unavailable`, so that it is tried again.
 */
export const endSubscription =
  ({ repository, provider }: SubscriptionDeps) => async (userId: string): Promise<void> => {
    const customerId = (await repository.byUser(userId))?.stripeCustomerId;
    const snapshot = customerId && await provider.readCustomer(customerId);
    if (!snapshot) return;
    const { subscriptions, payments } = snapshot;
    for (const { id: subscriptionId, status } of subscriptions) {
      if (status !== "canceled") await provider.endSubscription({ customerId, subscriptionId });
    }
    for (const { id: paymentId, status } of payments) {
      if (status === "open") await provider.endPayment({ customerId, paymentId });
    }
  };
