import { sql } from "drizzle-orm";
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
  promptText: text(),
  content: text().notNull(),
  /** By it a repeated submission finds its entry. */
  clientId: uuid().notNull(),
  /** A keyed hash of what was submitted last: tells an exact repeat from a change. Holds no text. */
  said: text().notNull(),
  /** What the submission earned, so that a repeat is answered the same. */
  newBadges: text().array().notNull().default(sql`'{}'::text[]`),
}, (table) => [
  unique("journal_entries_one_per_submission").on(table.userId, table.clientId),
  // Read backwards: a descending index would put nulls elsewhere than the queries do.
  index("journal_entries_by_user").on(table.userId, table.localDate, table.date, table.id),
]);
export type JournalRow = typeof journalEntries.$inferSelect;
