import type { Subscription } from "@reclaim/contracts-billing/billing";
import { currentSubscription } from "./current-subscription.use-case.ts";
import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { nothingToResume } from "./subscriptions.errors.ts";
import { renewalAt } from "./subscriptions.model.ts";
import { toSubscription } from "./subscriptions.wire.ts";

/**
 * Takes back a cancellation while the paid period still runs (D60), and a scheduled downgrade. Errors:
 * 409 `nothing_to_resume`; 503 `payments_unavailable`.
 */
export const resumeSubscription =
  (deps: SubscriptionDeps) => async (userId: string): Promise<Subscription> => {
    const { provider, clock } = deps;
    const current = currentSubscription(deps);
    const row = await current(userId);
    const { stripeCustomerId: customerId, stripeSubscriptionId: subscriptionId } = row;
    const isEnding = renewalAt(row, clock.now())?.cancelled || row.scheduledPlanId !== null;
    if (!isEnding || customerId === null || subscriptionId === null) throw nothingToResume();
    await provider.setCancelAtPeriodEnd({ customerId, subscriptionId, isCancelled: false });
    await provider.schedulePlan({ customerId, subscriptionId, planId: null });
    return toSubscription(await current(userId), clock.now(), provider.name);
  };
