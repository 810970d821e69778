import type { Entitlement } from "@reclaim/contracts-common/entitlements";
import { ensureSubscription, type SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { entitlementAt, isDue } from "./subscriptions.model.ts";

/**
 * What a member may use now. One query, except for the first time and when a period has ended: then
 * the provider is asked first, and while it does not answer, what is stored counts.
 */
export const readEntitlement =
  (deps: SubscriptionDeps) => async (userId: string): Promise<Entitlement> => {
    const ensure = ensureSubscription(deps);
    const now = deps.clock.now();
    const row = await ensure(userId);
    if (!isDue(row, now) || row.stripeCustomerId === null) return entitlementAt(row, now);
    await deps.provider.catchUp(row.stripeCustomerId)
      .catch((error) => deps.log.error("payment provider was not asked", error));
    return entitlementAt(await ensure(userId), now);
  };
