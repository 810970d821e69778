import type {
  CreateSubscription,
  PaidPlan,
  RecurringPlan,
} from "@reclaim/contracts-billing/billing";
import { includesTier, type Tier } from "@reclaim/contracts-common/entitlements";
import { CATALOGUE, nameOf, priceOf } from "./catalogue.model.ts";

/** How often a plan is billed; null for what is paid once. */
type Interval = "month" | "year" | null;

/** A plan that costs something, as it is charged: `amount` in cents, from the catalogue alone (D35). */
export interface PlanTerms {
  planId: PaidPlan;
  name: string;
  tier: Tier;
  amount: number;
  interval: Interval;
}

/** The plan that an order names; null for Starter, which costs nothing. */
export function orderedPlan({ plan, planId, period }: CreateSubscription): PaidPlan | null {
  if (plan) return plan;
  return planId === "essential" || planId === "premium" ? `${planId}-${period}` : null;
}

/** What a plan costs and grants. */
export function planTerms(planId: PaidPlan): PlanTerms {
  const own = CATALOGUE.subscription.plans.find(({ id }) => id === planId);
  if (own) {
    const interval = own.duration === "one-time" ? null : own.duration;
    const name = `${nameOf(own.grants)} ${own.title.toLowerCase()}`;
    return { planId, name, tier: own.grants, amount: own.price, interval };
  }
  const [tier, period] = planId.split("-") as ["essential" | "premium", "monthly" | "yearly"];
  return {
    planId,
    name: `${nameOf(tier)} ${period}`,
    tier,
    amount: priceOf({ planId: tier, period }),
    interval: period === "monthly" ? "month" : "year",
  };
}

/**
 * Whether a change of plan holds at once (D38): to a higher tier, or within a tier to what costs more
 * in one bill. Everything else is a downgrade and waits for the end of the period.
 */
export function isUpgrade(from: RecurringPlan, to: RecurringPlan): boolean {
  const [old, next] = [planTerms(from), planTerms(to)];
  if (old.tier === next.tier) return next.amount > old.amount;
  return includesTier(next.tier, old.tier);
}
