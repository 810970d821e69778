import { ensureSubscription, type SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import type { SubscriptionRow } from "./subscriptions.table.ts";

/** A member's billing data after the provider has told what was due (D59). */
export const currentSubscription =
  (deps: SubscriptionDeps) => async (userId: string): Promise<SubscriptionRow> => {
    const ensure = ensureSubscription(deps);
    const row = await ensure(userId);
    if (row.stripeCustomerId === null) return row;
    await deps.provider.catchUp(row.stripeCustomerId);
    return await ensure(userId);
  };
