import { date, index, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Reminder } from "@reclaim/contracts-members/reminders";
import { membersSchema } from "../members.schema.table.ts";

/** Devices that get push messages. One that changes hands belongs to the last who subscribed. */
export const pushSubscriptions = membersSchema.table("push_subscriptions", {
  endpoint: text().primaryKey(),
  userId: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
}, (table) => [index("push_subscriptions_by_user").on(table.userId, table.createdAt)]);
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** The last reminder of each kind that was pushed to a member, so that none is sent twice. */
export const pushReminders = membersSchema.table("push_reminders", {
  userId: text().notNull(),
  kind: text().$type<Reminder["kind"]>().notNull(),
  date: date().notNull(),
}, (table) => [primaryKey({ columns: [table.userId, table.kind] })]);
