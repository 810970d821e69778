import type { Subscription } from "@reclaim/contracts/billing";
import { nameOf } from "../catalogue/catalogue.model.ts";
import { entitlementAt, trialDaysLeft } from "./subscriptions.model.ts";
import type { SubscriptionRow } from "./subscriptions.table.ts";

export function toSubscription(row: SubscriptionRow, now: Date): Subscription {
  const entitlement = entitlementAt(row, now);
  return {
    ...entitlement,
    plan: nameOf(entitlement.tier),
    status: row.subscriptionStatus,
    trialDaysLeft: trialDaysLeft(entitlement, now),
  };
}
