import { boolean, index, jsonb, serial, text, timestamp } from "drizzle-orm/pg-core";
import { billingSchema } from "../billing.schema.table.ts";
import type { TestAccount } from "./test-account.model.ts";

/** What the built-in provider keeps of a customer; nothing but this folder reads it. */
export const testAccounts = billingSchema.table("test_accounts", {
  customerId: text().primaryKey(),
  userId: text().notNull().unique(),
  account: jsonb().$type<TestAccount>().notNull(),
});

/** Events of the built-in provider, in their order, until the webhook has taken them. */
export const testEvents = billingSchema.table("test_events", {
  position: serial().primaryKey(),
  id: text().notNull().unique(),
  userId: text().notNull(),
  customerId: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  isDelivered: boolean().notNull().default(false),
}, (table) => [index("test_events_customer").on(table.customerId, table.isDelivered)]);
