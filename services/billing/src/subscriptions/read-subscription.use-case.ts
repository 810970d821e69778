import type { Subscription } from "@reclaim/contracts-billing/billing";
import { currentSubscription } from "./current-subscription.use-case.ts";
import { ensureSubscription, type SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { toSubscription } from "./subscriptions.wire.ts";

/** A member's plan as his screens show it; while the provider does not answer, as it was told last. */
export const readSubscription =
  (deps: SubscriptionDeps) => async (userId: string): Promise<Subscription> => {
    const row = await currentSubscription(deps)(userId).catch((error) => {
      deps.log.error("payment provider was not asked", error);
      return ensureSubscription(deps)(userId);
    });
    return toSubscription(row, deps.clock.now(), deps.provider.name);
  };
