import type { Entitlement } from "@reclaim/contracts-common/entitlements";
import { ensureSubscription, type SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { entitlementAt } from "./subscriptions.model.ts";

/** What a member may use now. One query, except for the first time. */
export const readEntitlement =
  (deps: SubscriptionDeps) => async (userId: string): Promise<Entitlement> =>
    entitlementAt(await ensureSubscription(deps)(userId), deps.clock.now());
