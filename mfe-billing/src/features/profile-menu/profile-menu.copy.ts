import type { Tier } from "@reclaim/contracts-common/entitlements";

export const copy = {
  subscription: "Subscription",
  manage: "Manage subscription",
  plans: { starter: "Starter", essential: "Essential", premium: "Premium" } satisfies Record<
    Tier,
    string
  >,
  trial: (plan: string, days: number) =>
    `${plan} trial, ${days} ${days === 1 ? "day" : "days"} left`,
};
