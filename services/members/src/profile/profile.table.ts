import type { NotificationPreferences } from "@reclaim/contracts-members/members";
import { date, integer, jsonb, text, timestamp } from "drizzle-orm/pg-core";
import { membersSchema } from "../members.schema.table.ts";

/** A member's profile. `id` is the account's id; what can be derived is not stored (D11). */
export const users = membersSchema.table("users", {
  id: text().primaryKey(),
  name: text(),
  age: text(),
  goals: text().array().notNull(),
  burnoutLevel: integer(),
  notificationPreferences: jsonb().$type<NotificationPreferences>().notNull(),
  /** Where the member was last; decides which day is today. */
  timeZone: text().notNull(),
  joinedOn: date().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
export type UserRow = typeof users.$inferSelect;
