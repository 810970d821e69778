import type { Subscription } from "@reclaim/contracts-billing/billing";
import { ensureSubscription, type SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { toSubscription } from "./subscriptions.wire.ts";

/** A member's plan as his screens show it. */
export const readSubscription =
  (deps: SubscriptionDeps) => async (userId: string): Promise<Subscription> =>
    toSubscription(await ensureSubscription(deps)(userId), deps.clock.now());
