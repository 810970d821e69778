import { sql } from "drizzle-orm";
import { boolean, text, timestamp, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { communitySchema, instant, randomId } from "../community.schema.table.ts";

/** One per member. `provisional`: an automatic name that may be replaced once (D23). */
export const userPseudonyms = communitySchema.table("user_pseudonyms", {
  id: randomId(),
  userId: text().notNull().unique(),
  pseudonym: varchar({ length: 30 }).notNull(),
  /** What it looks like (`skeletonOf`). */
  skeleton: text().notNull().unique(),
  avatarColor: varchar({ length: 7 }).notNull(),
  avatarInitials: varchar({ length: 2 }).notNull(),
  provisional: boolean().notNull().default(false),
  createdAt: instant(),
  /** Since when his account is deleted: the name is shown no more, and nobody else gets it yet. */
  hiddenAt: timestamp({ withTimezone: true, precision: 3 }),
  /** Until when its owner may read, and not write (community specification §5). */
  suspendedUntil: timestamp({ withTimezone: true, precision: 3 }),
}, (table) => [
  // Regardless of case, as the skeleton of look-alikes is, so that nobody can pass for another.
  uniqueIndex("user_pseudonyms_pseudonym_unique").on(sql`lower(${table.pseudonym})`),
]);
export type PseudonymRow = typeof userPseudonyms.$inferSelect;
export type NewPseudonymRow = typeof userPseudonyms.$inferInsert;
