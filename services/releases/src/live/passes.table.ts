import { text, timestamp, uuid } from "drizzle-orm/pg-core";
import { releasesSchema } from "../releases.schema.table.ts";

/** What single persons get besides what is live; without `userId` an invitation nobody has taken. */
export const passes = releasesSchema.table("passes", {
  id: uuid().primaryKey(),
  kind: text().$type<"tester" | "override" | "inspection">().notNull(),
  name: text().notNull(),
  version: text(),
  userId: text(),
  label: text().notNull(),
  by: text().notNull(),
  /** SHA-256 of the invitation's code. */
  codeHash: text().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  endedAt: timestamp({ withTimezone: true }),
});
export type PassRow = typeof passes.$inferSelect;
