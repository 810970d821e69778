import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { subscriptionRepository } from "./subscriptions.repository.ts";

/** Ends what a member pays for, at once: he has deleted his account (D8). May be repeated. */
export const endSubscription =
  ({ db, clock }: SubscriptionDeps) => (userId: string): Promise<void> =>
    subscriptionRepository(db).end(userId, clock.now());
