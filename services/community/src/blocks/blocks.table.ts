import { index, integer, primaryKey, text } from "drizzle-orm/pg-core";
import { communitySchema, instant } from "../community.schema.table.ts";

/** Whose posts and comments `userId` does not see. `pseudonymId` is no reference, as with posts. */
export const blocks = communitySchema.table("blocks", {
  userId: text().notNull(),
  pseudonymId: integer().notNull(),
  createdAt: instant(),
}, (table) => [
  primaryKey({ columns: [table.userId, table.pseudonymId] }),
  index("blocks_by_pseudonym").on(table.pseudonymId),
  index("blocks_by_user").on(table.userId, table.createdAt, table.pseudonymId),
]);
export type NewBlockRow = typeof blocks.$inferInsert;
