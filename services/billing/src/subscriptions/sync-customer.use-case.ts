import { billingStateOf } from "./billing-state.model.ts";
import { endReplaced } from "./end-replaced.ts";
import { paymentMailsOf } from "./payment-mails.model.ts";
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
      // Before it counts as told, so that a crash in between is made up for.
      if (await endReplaced(provider, snapshot)) continue;
      const now = clock.now();
      const state = billingStateOf(snapshot);
      const { charges } = snapshot;
      const mails = paymentMailsOf(snapshot);
      if (stripeCustomerId === null) await repository.setCustomer(userId, customerId);
      if (await repository.apply({ userId, revision, state, charges, mails, eventId, now })) return;
    }
    throw new Error("customer changes all the time");
  };
