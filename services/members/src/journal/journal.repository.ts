import type { JournalQuery } from "@reclaim/contracts/journal";
import type { Db } from "@reclaim/platform/database";
import { and, between, count, desc, eq, sql } from "drizzle-orm";
import { journalEntries, type JournalRow } from "./journal.table.ts";

export type JournalReads = ReturnType<typeof journalReads>;

/** What every page needs, prepared once: not for use in transactions. */
export function journalReads(db: Db) {
  const entries = db.select({ entries: count() }).from(journalEntries)
    .where(eq(journalEntries.userId, sql.placeholder("userId"))).prepare("journal_count");
  return {
    async count(userId: string): Promise<number> {
      const [row] = await entries.execute({ userId });
      return row?.entries ?? 0;
    },
  };
}

/** The other SQL of the journal. `db` may be a transaction. */
export function journalRepository(db: Db) {
  const own = (userId: string, id: string) =>
    and(eq(journalEntries.userId, userId), eq(journalEntries.id, id));
  return {
    /** One submission of a member at a time, so that two tabs neither double one nor pass a limit. */
    async serialize(userId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`journal:${userId}`}))`);
    },

    async bySubmission(userId: string, clientId: string): Promise<JournalRow | undefined> {
      const [row] = await db.select().from(journalEntries).where(
        and(eq(journalEntries.userId, userId), eq(journalEntries.clientId, clientId)),
      );
      return row;
    },

    async add(row: Omit<JournalRow, "newBadges">): Promise<void> {
      await db.insert(journalEntries).values(row);
    },

    /** Gives the entry as it is then; undefined when the member has none with this id. */
    async change(
      userId: string,
      id: string,
      fields: Partial<
        Pick<JournalRow, "promptId" | "promptText" | "content" | "said" | "newBadges">
      >,
    ): Promise<JournalRow | undefined> {
      const [row] = await db.update(journalEntries).set(fields).where(own(userId, id)).returning();
      return row;
    },

    /** True when there was one. */
    async remove(userId: string, id: string): Promise<boolean> {
      const rows = await db.delete(journalEntries).where(own(userId, id))
        .returning({ id: journalEntries.id });
      return rows.length > 0;
    },

    count: (userId: string): Promise<number> =>
      db.$count(journalEntries, eq(journalEntries.userId, userId)),

    /** How many entries the dates from `first` to `last` have. */
    countBetween: (userId: string, first: string, last: string): Promise<number> =>
      db.$count(
        journalEntries,
        and(eq(journalEntries.userId, userId), between(journalEntries.localDate, first, last)),
      ),

    /** Every entry, the oldest first. */
    all: (userId: string): Promise<JournalRow[]> =>
      db.select().from(journalEntries).where(eq(journalEntries.userId, userId))
        .orderBy(journalEntries.localDate, journalEntries.date, journalEntries.id),

    /** `take` entries, newest first, beginning with the one that the cursor names. */
    page: (
      userId: string,
      cursor: JournalQuery["cursor"],
      take: number,
    ): Promise<JournalRow[]> => {
      const { localDate, date, id } = journalEntries;
      const fromCursor = cursor &&
        sql`(${localDate}, ${date}, ${id}) <=
          (${cursor.localDate}::date, ${cursor.date.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
      return db.select().from(journalEntries)
        .where(and(eq(journalEntries.userId, userId), fromCursor))
        .orderBy(desc(localDate), desc(date), desc(id)).limit(take);
    },
  };
}
