import type { ServiceDeps } from "@reclaim/platform/service";
import type { SubscriptionRow } from "./subscriptions.table.ts";
import { subscriptionRepository } from "./subscriptions.repository.ts";
import { trialEnd } from "./subscriptions.model.ts";

export type SubscriptionDeps = Pick<ServiceDeps, "db" | "clock" | "settings">;

/** The billing data of a member. The trial begins when billing sees him for the first time (D4). */
export const ensureSubscription = ({ db, clock, settings }: SubscriptionDeps) =>
async (
  userId: string,
): Promise<SubscriptionRow> => {
  const repository = subscriptionRepository(db);
  const existing = await repository.byUser(userId);
  if (existing) return existing;
  const now = clock.now();
  await repository.create({
    userId,
    trialEndsAt: trialEnd(now, settings.trialDays),
    createdAt: now,
  });
  const created = await repository.byUser(userId);
  if (!created) throw new Error("subscription was not stored");
  return created;
};
