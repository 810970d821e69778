import { text } from "drizzle-orm/pg-core";
import { membersSchema } from "../members.schema.table.ts";

/**
 * The key by which a member's texts are encrypted, wrapped by a master key that is not in the
 * database. Without this row the texts are lost, also in older copies of them.
 */
export const journalKeys = membersSchema.table("journal_keys", {
  userId: text().primaryKey(),
  masterKeyId: text().notNull(),
  wrappedKey: text().notNull(),
});
export type JournalKeyRow = typeof journalKeys.$inferSelect;

/**
 * Tells whether a configured master key is the one that had its id before: another one under the same
 * id must not wrap keys of new members, which nobody could open once the mistake is mended.
 */
export const journalMasterKeys = membersSchema.table("journal_master_keys", {
  id: text().primaryKey(),
  /** An empty text, encrypted by the master key. */
  checkValue: text().notNull(),
});
