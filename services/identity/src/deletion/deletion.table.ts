import type { PostsChoice } from "@reclaim/contracts-identity/accounts";
import { text, timestamp } from "drizzle-orm/pg-core";
import { identitySchema, users } from "../accounts/accounts.table.ts";

/**
 * Deleted accounts until they are purged. `email` is where the member was told; the account itself has
 * given both of its names free.
 */
export const deletions = identitySchema.table("deletions", {
  accountId: text().primaryKey().references(() => users.id, { onDelete: "cascade" }),
  email: text(),
  deletedAt: timestamp({ withTimezone: true }).notNull(),
  purgeAt: timestamp({ withTimezone: true }).notNull(),
  posts: text().$type<PostsChoice>().notNull().default("keep"),
  /** When every service had heard of it. */
  announcedAt: timestamp({ withTimezone: true }),
});
export type DeletionRow = typeof deletions.$inferSelect;
