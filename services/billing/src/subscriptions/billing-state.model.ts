import type { Tier } from "@reclaim/contracts-common/entitlements";
import { TIERS } from "@reclaim/contracts-common/entitlements";
import { addDays } from "date-fns/addDays";
import { planTerms } from "../catalogue/paid-plans.model.ts";
import type { CustomerSnapshot, ProviderSubscription } from "../payments/payment-provider.ts";
import type { SubscriptionRow } from "./subscriptions.table.ts";

/** How long a plan holds while its renewal is not paid. */
const GRACE_DAYS = 7;

/** What is stored of a customer: all of it follows from what the provider has. */
export type BillingState = Pick<
  SubscriptionRow,
  | "stripeSubscriptionId"
  | "subscriptionStatus"
  | "subscriptionTier"
  | "subscriptionExpiresAt"
  | "cancelledAt"
  | "planId"
  | "amount"
  | "nextAmount"
  | "scheduledPlanId"
  | "graceEndsAt"
  | "openPaymentId"
  | "methodBrand"
  | "methodLast4"
>;

const LIVE = new Set<ProviderSubscription["status"]>(["active", "trialing", "past_due"]);

/** A subscription that gives something: neither over nor taken back by a refund. */
const holds = ({ status, isRefunded }: ProviderSubscription): boolean =>
  LIVE.has(status) && !isRefunded;

const lifetimeOf = ({ payments }: CustomerSnapshot) =>
  payments.find(({ planId, status, isRefunded }) =>
    planId === "lifetime" && status === "paid" && !isRefunded
  );

const tierRank = (tier: Tier): number => TIERS.indexOf(tier);

/** The subscription that counts: what holds before what is over, then the higher tier, then the newer. */
function countingSubscription({ subscriptions }: CustomerSnapshot) {
  const [first] = subscriptions.toSorted((a, b) =>
    Number(holds(b)) - Number(holds(a)) ||
    (holds(a) ? tierRank(planTerms(b.planId).tier) - tierRank(planTerms(a.planId).tier) : 0) ||
    b.createdAt.getTime() - a.createdAt.getTime()
  );
  return first;
}

/** Subscriptions that must end: lifetime replaces them, or a refund has taken them back. */
export function subscriptionsToEnd(snapshot: CustomerSnapshot): ProviderSubscription[] {
  const isReplaced = lifetimeOf(snapshot) !== undefined;
  return snapshot.subscriptions.filter(({ status, isRefunded }) =>
    LIVE.has(status) && (isReplaced || isRefunded)
  );
}

/** What is stored of a customer, whatever was stored before and in which order events came. */
export function billingStateOf(snapshot: CustomerSnapshot): BillingState {
  const openPayment = snapshot.payments.findLast(({ status }) => status === "open");
  const common = {
    openPaymentId: openPayment?.id ?? null,
    methodBrand: snapshot.method?.brand ?? null,
    methodLast4: snapshot.method?.last4 ?? null,
  };
  const nothing = {
    stripeSubscriptionId: null,
    subscriptionStatus: null,
    subscriptionTier: null,
    subscriptionExpiresAt: null,
    cancelledAt: null,
    planId: null,
    amount: null,
    nextAmount: null,
    scheduledPlanId: null,
    graceEndsAt: null,
    ...common,
  };
  const lifetime = lifetimeOf(snapshot);
  if (lifetime) {
    return {
      ...nothing,
      subscriptionStatus: "active",
      subscriptionTier: planTerms("lifetime").tier,
      planId: "lifetime",
      amount: lifetime.amount,
    };
  }
  const counting = countingSubscription(snapshot);
  if (!counting) {
    const wasBought = snapshot.payments.some(({ status }) => status === "paid");
    return { ...nothing, subscriptionStatus: wasBought ? "canceled" : null };
  }
  const { planId, status, periodEnd, pastDueSince } = counting;
  return {
    ...nothing,
    stripeSubscriptionId: counting.id,
    subscriptionStatus: counting.isRefunded ? "canceled" : status,
    subscriptionTier: planTerms(planId).tier,
    subscriptionExpiresAt: periodEnd,
    cancelledAt: counting.cancelledAt,
    planId,
    amount: counting.amount,
    nextAmount: counting.nextAmount,
    scheduledPlanId: counting.scheduledPlanId,
    graceEndsAt: status === "past_due" && pastDueSince ? addDays(pastDueSince, GRACE_DAYS) : null,
  };
}
