import { isNotNull, sql } from "drizzle-orm";
import { date, index, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { membersSchema } from "../members.schema.table.ts";

/** What members write. `date` is the instant, in milliseconds as the cursors of lists carry it. */
export const journalEntries = membersSchema.table("journal_entries", {
  id: uuid().primaryKey(),
  userId: text().notNull(),
  date: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  timeZone: text().notNull(),
  localDate: date().notNull(),
  promptId: text(),
  /** `promptText` and `content` in one, encrypted by the member's key. */
  encryptedText: text().notNull(),
  /** By it a repeated submission finds its entry. */
  clientId: uuid().notNull(),
  /** A keyed hash of what was submitted last: tells an exact repeat from a change. Holds no text. */
  contentHash: text().notNull(),
  /** What the submission earned, so that a repeat is answered the same. */
  newBadges: text().array().notNull().default(sql`'{}'::text[]`),
  /** Since when nobody reads it; until it is purged, it can be restored. */
  deletedAt: timestamp({ withTimezone: true, precision: 3 }),
}, (table) => [
  unique("journal_entries_one_per_submission").on(table.userId, table.clientId),
  // Read backwards: a descending index would put nulls elsewhere than the queries do.
  index("journal_entries_by_user").on(table.userId, table.localDate, table.date, table.id),
  index("journal_entries_deleted").on(table.deletedAt).where(isNotNull(table.deletedAt)),
]);
type EncryptedJournalRow = typeof journalEntries.$inferSelect;

/** What an entry says. */
export interface JournalText {
  promptText: string | null;
  content: string;
}
export type JournalRow = Omit<EncryptedJournalRow, "encryptedText"> & JournalText;

/** Columns that only submissions and deletions need. */
type Bookkeeping = "clientId" | "contentHash" | "newBadges" | "deletedAt";
export type EncryptedEntry = Omit<EncryptedJournalRow, Bookkeeping>;
export type SearchedEntry = Pick<EncryptedEntry, "id" | "localDate" | "date" | "encryptedText">;
export type Entry = Omit<JournalRow, Bookkeeping>;
