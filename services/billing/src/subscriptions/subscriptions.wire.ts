import type { Subscription } from "@reclaim/contracts-billing/billing";
import { nameOf } from "../catalogue/catalogue.model.ts";
import { planTerms } from "../catalogue/paid-plans.model.ts";
import type { PaymentProvider } from "../payments/payment-provider.ts";
import { entitlementAt, renewalAt, trialDaysLeft } from "./subscriptions.model.ts";
import type { SubscriptionRow } from "./subscriptions.table.ts";

export function toSubscription(
  row: SubscriptionRow,
  now: Date,
  provider: PaymentProvider["name"],
): Subscription {
  const entitlement = entitlementAt(row, now);
  const renewal = renewalAt(row, now);
  return {
    ...entitlement,
    plan: nameOf(entitlement.tier),
    status: row.subscriptionStatus,
    renewal: renewal
      ? {
        plan: nameOf(renewal.tier),
        paidUntil: renewal.paidUntil?.toISOString() ?? null,
        cancelled: renewal.cancelled,
      }
      : null,
    trialDaysLeft: trialDaysLeft(entitlement, now),
    provider,
    purchase: toPurchase(row, now),
    openPaymentId: row.openPaymentId,
  };
}

/** What a member has bought and has not ended. */
function toPurchase(row: SubscriptionRow, now: Date): Subscription["purchase"] {
  const { planId, amount, subscriptionStatus: status, scheduledPlanId } = row;
  const renewal = renewalAt(row, now);
  if (!planId || amount === null || (!renewal && (planId !== "lifetime" || status !== "active"))) {
    return null;
  }
  const cancelAtPeriodEnd = renewal?.cancelled ?? false;
  const nextAt = cancelAtPeriodEnd ? null : renewal?.paidUntil?.toISOString();
  const { methodBrand: brand, methodLast4: last4 } = row;
  return {
    planId,
    planName: planTerms(planId).name,
    amount,
    cancelAtPeriodEnd,
    nextPayment: nextAt ? { at: nextAt, amount: row.nextAmount ?? amount } : null,
    scheduled: nextAt && scheduledPlanId
      ? { planId: scheduledPlanId, planName: planTerms(scheduledPlanId).name, at: nextAt }
      : null,
    graceEndsAt: row.graceEndsAt?.toISOString() ?? null,
    method: brand && last4 ? { brand, last4 } : null,
  };
}
