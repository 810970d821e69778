import type { Subscription } from "@reclaim/contracts-billing/billing";
import { currentSubscription } from "./current-subscription.use-case.ts";
import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { nothingToCancel } from "./subscriptions.errors.ts";
import { renewalAt } from "./subscriptions.model.ts";
import { toSubscription } from "./subscriptions.wire.ts";

/**
 * Cancels what a member pays for again and again (D38): what is paid stays until its end, and no bill
 * follows; with an open bill it ends at once. Errors: 409 `nothing_to_cancel`; 503
 * `payments_unavailable`.
 */
export const cancelSubscription =
  (deps: SubscriptionDeps) =>
  async (userId: string, reason: string | undefined): Promise<Subscription> => {
    const { repository, provider, clock } = deps;
    const current = currentSubscription(deps);
    const row = await current(userId);
    const { stripeCustomerId: customerId, stripeSubscriptionId: subscriptionId } = row;
    if (!renewalAt(row, clock.now()) || customerId === null || subscriptionId === null) {
      throw nothingToCancel();
    }
    if (reason !== undefined) await repository.setCancelReason(userId, reason);
    if (row.subscriptionStatus === "past_due") {
      await provider.endSubscription({ customerId, subscriptionId });
    } else {
      await provider.setCancelAtPeriodEnd({ customerId, subscriptionId, isCancelled: true });
    }
    return toSubscription(await current(userId), clock.now(), provider.name);
  };
