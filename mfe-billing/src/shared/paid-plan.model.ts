import type { PaidPlan, Plans } from "@reclaim/contracts-billing/billing";
import type { Tier } from "@reclaim/contracts-common/entitlements";

/** The tier that a paid plan opens: those of /subscription open Premium (D35). */
export const tierOf = (plan: PaidPlan): Tier =>
  plan.startsWith("essential") ? "essential" : "premium";

/** The name of a paid plan with its period, as the catalogue has them: "Essential yearly". */
export function nameOfPlan(plan: PaidPlan, { subscription, products }: Plans): string {
  const [tier, period] = plan.split("-");
  if (!period) return subscription.plans.find(({ id }) => id === plan)?.title ?? plan;
  return `${products.plans.find(({ id }) => id === tier)?.name ?? tier} ${period}`;
}
