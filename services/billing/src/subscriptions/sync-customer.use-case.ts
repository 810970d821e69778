import type { CustomerSnapshot } from "../payments/payment-provider.ts";
import { billingStateOf, subscriptionsToEnd } from "./billing-state.model.ts";
import { ensureSubscription, type SubscriptionDeps } from "./ensure-subscription.use-case.ts";

/** Every try but the last one lost against a newer answer, so that few are needed. */
const MAX_TRIES = 20;

/**
 * Asks the provider for all of a customer and stores it, with the event that gave cause (null: none).
 * What the event says is not used, so that events may come in any order and any number of times. The
 * provider is asked between reading the row's revision and storing: when another answer was stored
 * meanwhile, it is asked again, so that an older answer never overwrites a newer one.
 */
export const syncCustomer =
  (deps: SubscriptionDeps) => async (customerId: string, eventId: string | null): Promise<void> => {
    const { repository, provider, clock } = deps;
    const userId = (await provider.readCustomer(customerId))?.userId;
    // Nobody of ours: another product on the same account, or a member who was erased.
    if (userId === undefined) return;
    const ensure = ensureSubscription(deps);
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const { revision, stripeCustomerId } = await ensure(userId);
      const snapshot = await provider.readCustomer(customerId);
      if (!snapshot) return;
      if (await endReplaced(deps, snapshot)) continue;
      const now = clock.now();
      const state = billingStateOf(snapshot);
      const { charges } = snapshot;
      if (stripeCustomerId === null) await repository.setCustomer(userId, customerId);
      if (await repository.apply({ userId, revision, state, charges, eventId, now })) return;
    }
    throw new Error("customer changes all the time");
  };

/** Ends what lifetime replaces or a refund took back, before it counts as told; says whether it did. */
async function endReplaced(
  { provider }: SubscriptionDeps,
  snapshot: CustomerSnapshot,
): Promise<boolean> {
  const { customerId } = snapshot;
  const ending = subscriptionsToEnd(snapshot);
  for (const { id } of ending) await provider.endSubscription({ customerId, subscriptionId: id });
  return ending.length > 0;
}
