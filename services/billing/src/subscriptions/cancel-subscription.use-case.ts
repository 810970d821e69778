import type { Subscription } from "@reclaim/contracts-billing/billing";
import { ensureSubscription, type SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { nothingToCancel } from "./subscriptions.errors.ts";
import { renewalAt } from "./subscriptions.model.ts";
import { subscriptionRepository } from "./subscriptions.repository.ts";
import { toSubscription } from "./subscriptions.wire.ts";

/**
 * Cancels what a member pays for again and again (D38): what is paid stays until its end, and no bill
 * follows. Errors: 409 `nothing_to_cancel`.
 */
export const cancelSubscription =
  (deps: SubscriptionDeps) => async (userId: string): Promise<Subscription> => {
    const ensure = ensureSubscription(deps);
    const now = deps.clock.now();
    if (!renewalAt(await ensure(userId), now)) throw nothingToCancel();
    await subscriptionRepository(deps.db).cancel(userId, now);
    return toSubscription(await ensure(userId), now);
  };
