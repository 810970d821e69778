import { date, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { membersSchema } from "../members.schema.table.ts";

/** A badge, once earned, stays with its date (D11). */
export const userBadges = membersSchema.table("user_badges", {
  userId: text().notNull(),
  badgeId: text().notNull(),
  earnedOn: date().notNull(),
  earnedAt: timestamp({ withTimezone: true }).notNull(),
}, (table) => [primaryKey({ columns: [table.userId, table.badgeId] })]);
