import type {
  PaidPlan,
  RecurringPlan,
  SUBSCRIPTION_STATUSES,
} from "@reclaim/contracts-billing/billing";
import type { Tier } from "@reclaim/contracts-common/entitlements";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { billingSchema } from "../billing.schema.table.ts";

/**
 * A member's billing data, from the first time that billing sees him, as the provider last told it.
 * The status and the tier are null until he pays; `subscriptionExpiresAt` is null for lifetime,
 * `trialEndsAt` without a trial. `cancelledAt`: no bill follows, and what is paid stays until it
 * expires. `graceEndsAt`: the last bill is open, and until then the plan holds. Amounts are cents.
 * `revision` counts what was told, so that an older answer never overwrites a newer one.
 */
export const subscriptions = billingSchema.table("subscriptions", {
  userId: text().primaryKey(),
  stripeCustomerId: text().unique(),
  stripeSubscriptionId: text(),
  subscriptionStatus: text().$type<typeof SUBSCRIPTION_STATUSES[number]>(),
  subscriptionTier: text().$type<Tier>(),
  subscriptionExpiresAt: timestamp({ withTimezone: true }),
  cancelledAt: timestamp({ withTimezone: true }),
  trialEndsAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  planId: text().$type<PaidPlan>(),
  amount: integer(),
  nextAmount: integer(),
  scheduledPlanId: text().$type<RecurringPlan>(),
  graceEndsAt: timestamp({ withTimezone: true }),
  openPaymentId: text(),
  methodBrand: text(),
  methodLast4: text(),
  cancelReason: text(),
  revision: integer().notNull().default(0),
}, (table) => [
  check(
    "subscriptions_status",
    sql`${table.subscriptionStatus} in
      ('active', 'trialing', 'past_due', 'incomplete', 'canceled', 'unpaid')`,
  ),
  check(
    "subscriptions_tier",
    sql`${table.subscriptionTier} in ('starter', 'essential', 'premium')`,
  ),
]);
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/**
 * What a member is about to buy. He has one open order at most, and its id is the provider's
 * idempotency key: so two tabs, or a call that is repeated after a crash, lead to one payment.
 */
export const orders = billingSchema.table("orders", {
  id: text().primaryKey(),
  userId: text().notNull(),
  planId: text().$type<PaidPlan>().notNull(),
  isOpen: boolean().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
}, (table) => [
  uniqueIndex("orders_one_open").on(table.userId).where(sql`${table.isOpen}`),
  index("orders_user").on(table.userId),
]);
export type OrderRow = typeof orders.$inferSelect;

/** Idempotency keys of members' calls: what was asked for, and once it is done the payment of it. */
export const idempotencyKeys = billingSchema.table("idempotency_keys", {
  userId: text().notNull(),
  key: text().notNull(),
  request: text().notNull(),
  isDone: boolean().notNull().default(false),
  paymentId: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
}, (table) => [primaryKey({ columns: [table.userId, table.key] })]);
export type IdempotencyKeyRow = typeof idempotencyKeys.$inferSelect;

/** Events of the provider that have had their effect; they name no member. */
export const webhookEvents = billingSchema.table("webhook_events", {
  id: text().primaryKey(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});

/** What each member was charged and paid back: `amount` in cents, never negative, with its currency. */
export const ledger = billingSchema.table("ledger", {
  /** The provider's id of the charge or the refund. */
  id: text().primaryKey(),
  userId: text().notNull(),
  kind: text().$type<"charge" | "refund">().notNull(),
  planId: text().$type<PaidPlan>().notNull(),
  amount: integer().notNull(),
  currency: text().$type<"usd">().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
}, (table) => [
  index("ledger_user").on(table.userId, table.at),
  check("ledger_kind", sql`${table.kind} in ('charge', 'refund')`),
  check("ledger_amount", sql`${table.amount} > 0`),
]);
export type LedgerRow = typeof ledger.$inferSelect;
