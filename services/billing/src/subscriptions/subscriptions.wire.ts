import type { Subscription } from "@reclaim/contracts-billing/billing";
import { nameOf } from "../catalogue/catalogue.model.ts";
import { entitlementAt, renewalAt, trialDaysLeft } from "./subscriptions.model.ts";
import type { SubscriptionRow } from "./subscriptions.table.ts";

export function toSubscription(row: SubscriptionRow, now: Date): Subscription {
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
    provider: "test",
    purchase: null,
    openPaymentId: null,
  };
}
