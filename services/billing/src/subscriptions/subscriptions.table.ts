import type { SUBSCRIPTION_STATUSES } from "@reclaim/contracts-billing/billing";
import type { Tier } from "@reclaim/contracts-common/entitlements";
import { sql } from "drizzle-orm";
import { check, text, timestamp } from "drizzle-orm/pg-core";
import { billingSchema } from "../billing.schema.table.ts";

/**
 * A member's billing data, from the first time that billing sees him. The status and the tier are
 * null until he pays; `subscriptionExpiresAt` is null for lifetime, `trialEndsAt` without a trial.
 * `cancelledAt`: no bill follows, and what is paid stays until it expires.
 */
export const subscriptions = billingSchema.table("subscriptions", {
  userId: text().primaryKey(),
  stripeCustomerId: text(),
  stripeSubscriptionId: text(),
  subscriptionStatus: text().$type<typeof SUBSCRIPTION_STATUSES[number]>(),
  subscriptionTier: text().$type<Tier>(),
  subscriptionExpiresAt: timestamp({ withTimezone: true }),
  cancelledAt: timestamp({ withTimezone: true }),
  trialEndsAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
}, (table) => [
  check(
    "subscriptions_status",
    sql`${table.subscriptionStatus} in ('active', 'past_due', 'canceled')`,
  ),
  check(
    "subscriptions_tier",
    sql`${table.subscriptionTier} in ('starter', 'essential', 'premium')`,
  ),
]);
export type SubscriptionRow = typeof subscriptions.$inferSelect;
