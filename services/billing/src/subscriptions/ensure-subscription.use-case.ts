import type { ServiceDeps } from "@reclaim/platform/service";
import type { PaymentProvider } from "../payments/payment-provider.ts";
import { trialEnd } from "./subscriptions.model.ts";
import type { SubscriptionRepository } from "./subscriptions.repository.ts";
import type { SubscriptionRow } from "./subscriptions.table.ts";

export type SubscriptionDeps = Pick<ServiceDeps, "clock" | "settings" | "createId" | "log"> & {
  repository: SubscriptionRepository;
  provider: PaymentProvider;
};

/** The billing data of a member. The trial begins when billing sees him for the first time (D4). */
export const ensureSubscription =
  ({ repository, clock, settings }: Pick<SubscriptionDeps, "repository" | "clock" | "settings">) =>
  async (userId: string): Promise<SubscriptionRow> => {
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
