import type { DatedCursor } from "@reclaim/contracts-common/paging";
import type { JournalDays, JournalQuery } from "@reclaim/contracts-members/journal";
import type { Db } from "@reclaim/platform/database";
import {
  and,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from "drizzle-orm";
import { fromCursor } from "../shared/dated-cursor.repository.ts";
import {
  type CipherDeps,
  type MemberCipher,
  memberCiphers,
} from "../journal-keys/member-cipher.ts";
import {
  type EncryptedEntry,
  type Entry,
  journalEntries,
  type JournalRow,
  type JournalText,
  type SearchedEntry,
} from "./journal.table.ts";

/** Which entries to read, from a cursor on or between two dates. */
type JournalRange = Pick<JournalQuery, "cursor" | "from" | "to">;

const notDeleted = isNull(journalEntries.deletedAt);
const readable = (userId: string) => and(eq(journalEntries.userId, userId), notDeleted);

/** What every page needs, prepared once: not for use in transactions. */
export function journalQueries(db: Db) {
  const entries = db.select({ entries: count() }).from(journalEntries)
    .where(and(eq(journalEntries.userId, sql.placeholder("userId")), notDeleted))
    .prepare("journal_count");
  return {
    async count(userId: string): Promise<number> {
      const [row] = await entries.execute({ userId });
      return row?.entries ?? 0;
    },
  };
}

const NEWEST_FIRST = [
  desc(journalEntries.localDate),
  desc(journalEntries.date),
  desc(journalEntries.id),
];

const COLUMN = "journal_entries.encrypted_text";

/** Of an entry that is only read: the others double the time that the rows of a search take. */
const {
  clientId: _clientId,
  contentHash: _contentHash,
  newBadges: _newBadges,
  deletedAt: _deletedAt,
  ...entryColumns
} = getTableColumns(journalEntries);

/** What a search reads of every entry. Fewer columns are faster, and only hits are read whole. */
const searchedColumns = {
  id: journalEntries.id,
  localDate: journalEntries.localDate,
  date: journalEntries.date,
  encryptedText: journalEntries.encryptedText,
};

const encryptEntry = (cipher: MemberCipher, id: string, { promptText, content }: JournalText) =>
  cipher.encrypt(COLUMN, id, JSON.stringify({ promptText, content }));

/** Of what `encryptEntry` wrote. */
const parseText = (decrypted: string) => JSON.parse(decrypted) as JournalText;

async function decryptEntry<Row extends EncryptedEntry>(
  cipher: MemberCipher,
  { encryptedText, ...row }: Row,
) {
  return { ...row, ...parseText(await cipher.decrypt(COLUMN, row.id, encryptedText)) };
}

/** How many entries a member has. `db` may be a transaction. */
export const countEntries = (db: Db, userId: string): Promise<number> =>
  db.$count(journalEntries, readable(userId));

/**
 * The other SQL of the journal: all that reads or writes what entries say, which the table holds
 * encrypted. `db` may be a transaction. Errors: 503 `journal_locked`.
 */
export function journalRepository(db: Db, deps: CipherDeps) {
  const ciphers = memberCiphers(deps, db);
  const own = (userId: string, id: string) =>
    and(eq(journalEntries.userId, userId), eq(journalEntries.id, id));

  const inRange = (userId: string, { cursor, from, to }: JournalRange) =>
    and(
      readable(userId),
      fromCursor(journalEntries, cursor),
      from ? gte(journalEntries.localDate, from) : undefined,
      to ? lte(journalEntries.localDate, to) : undefined,
    );

  const searchedPage = (
    userId: string,
    cursor: JournalRange["cursor"],
    take: number,
  ): Promise<SearchedEntry[]> =>
    db.select(searchedColumns).from(journalEntries).where(inRange(userId, { cursor }))
      .orderBy(...NEWEST_FIRST).limit(take);

  async function decryptAll<Row extends EncryptedEntry>(userId: string, rows: Row[]) {
    if (rows.length === 0) return [];
    const cipher = await ciphers.find(userId);
    return await Promise.all(rows.map((row) => decryptEntry(cipher, row)));
  }

  async function decryptFirst<Row extends EncryptedEntry>(userId: string, rows: Row[]) {
    const [row] = await decryptAll(userId, rows);
    return row;
  }

  return {
    /** One submission of a member at a time, so that two tabs neither double one nor pass a limit. */
    async serialize(userId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`journal:${userId}`}))`);
    },

    /** Also when the entry is deleted. */
    bySubmission: async (userId: string, clientId: string): Promise<JournalRow | undefined> =>
      decryptFirst(
        userId,
        await db.select().from(journalEntries)
          .where(and(eq(journalEntries.userId, userId), eq(journalEntries.clientId, clientId))),
      ),

    async add(
      { promptText, content, ...row }: Omit<JournalRow, "newBadges" | "deletedAt">,
    ): Promise<void> {
      const cipher = await ciphers.ensure(row.userId);
      const encryptedText = await encryptEntry(cipher, row.id, { promptText, content });
      await db.insert(journalEntries).values({ ...row, encryptedText });
    },

    async rememberBadges(userId: string, id: string, newBadges: string[]): Promise<void> {
      await db.update(journalEntries).set({ newBadges }).where(own(userId, id));
    },

    /** Changes an entry, also a deleted one, which is not deleted then. */
    async resubmit(
      stored: JournalRow,
      { promptText, content, ...fields }:
        & JournalText
        & Pick<JournalRow, "promptId" | "contentHash">,
    ): Promise<JournalRow> {
      const { userId, id } = stored;
      const cipher = await ciphers.find(userId);
      const changes = { ...fields, deletedAt: null };
      const encryptedText = await encryptEntry(cipher, id, { promptText, content });
      await db.update(journalEntries).set({ ...changes, encryptedText }).where(own(userId, id));
      return { ...stored, ...changes, promptText, content };
    },

    /**
     * Gives the entry as it is then; undefined when the member has none with this id. `db` must be a
     * transaction: the prompt is encrypted with the words, and is read before.
     */
    async changeContent(
      userId: string,
      id: string,
      content: string,
    ): Promise<JournalRow | undefined> {
      const [stored] = await db.select().from(journalEntries)
        .where(and(own(userId, id), notDeleted)).for("update");
      if (!stored) return undefined;
      const cipher = await ciphers.find(userId);
      const changed = { ...await decryptEntry(cipher, stored), content };
      const encryptedText = await encryptEntry(cipher, id, changed);
      await db.update(journalEntries).set({ encryptedText }).where(own(userId, id));
      return changed;
    },

    /** True when there was one. */
    async markDeleted(userId: string, id: string, deletedAt: Date): Promise<boolean> {
      const rows = await db.update(journalEntries).set({ deletedAt })
        .where(and(own(userId, id), notDeleted)).returning({ id: journalEntries.id });
      return rows.length > 0;
    },

    /** Gives the entry, also when it was not deleted; undefined when it was before `since`. */
    restore: async (userId: string, id: string, since: Date): Promise<Entry | undefined> =>
      decryptFirst(
        userId,
        await db.update(journalEntries).set({ deletedAt: null })
          .where(and(own(userId, id), or(notDeleted, gt(journalEntries.deletedAt, since))))
          .returning(),
      ),

    /** Removes for good what was deleted at `until` or before: of everybody, or of one member. */
    async purge(until: Date, userId?: string): Promise<void> {
      await db.delete(journalEntries).where(and(
        lte(journalEntries.deletedAt, until),
        userId === undefined ? undefined : eq(journalEntries.userId, userId),
      ));
    },

    /** How many entries the dates from `first` to `last` have, deleted ones included. */
    countWritten: (userId: string, first: string, last: string): Promise<number> =>
      db.$count(
        journalEntries,
        and(eq(journalEntries.userId, userId), between(journalEntries.localDate, first, last)),
      ),

    /** How many entries each date has that has any, the oldest first. */
    days: (userId: string, from: string, to: string): Promise<JournalDays> =>
      db.select({ localDate: journalEntries.localDate, entries: count() }).from(journalEntries)
        .where(and(readable(userId), between(journalEntries.localDate, from, to)))
        .groupBy(journalEntries.localDate).orderBy(journalEntries.localDate),

    /** Every entry, the oldest first. */
    all: async (userId: string): Promise<Entry[]> =>
      decryptAll(
        userId,
        await db.select(entryColumns).from(journalEntries).where(readable(userId))
          .orderBy(journalEntries.localDate, journalEntries.date, journalEntries.id),
      ),

    /** `take` entries, newest first, beginning with the one that the cursor names. */
    page: async (userId: string, range: JournalRange, take: number): Promise<Entry[]> =>
      decryptAll(
        userId,
        await db.select(entryColumns).from(journalEntries).where(inRange(userId, range))
          .orderBy(...NEWEST_FIRST).limit(take),
      ),

    /** Those of the entries that are there still, newest first. */
    byIds: async (userId: string, ids: string[]): Promise<Entry[]> =>
      decryptAll(
        userId,
        await db.select(entryColumns).from(journalEntries)
          .where(and(readable(userId), inArray(journalEntries.id, ids)))
          .orderBy(...NEWEST_FIRST),
      ),

    /**
     * What all entries say, in chunks, newest first, beginning with the one that the cursor names. The
     * chunks grow from `firstSize` to `maxSize`, and the database reads one while the one before is
     * opened.
     */
    async *texts(
      userId: string,
      cursor: JournalRange["cursor"],
      firstSize: number,
      maxSize: number,
    ): AsyncGenerator<{ entry: DatedCursor; text: JournalText }[]> {
      let size = firstSize;
      let read: Promise<SearchedEntry[]> | undefined = searchedPage(userId, cursor, size + 1);
      let cipher: MemberCipher | undefined;
      while (read) {
        const rows: SearchedEntry[] = await read;
        const next = rows[size];
        const chunk = rows.slice(0, size);
        size = Math.min(2 * size, maxSize);
        read = next && searchedPage(userId, next, size + 1);
        // Nobody awaits it when the caller has enough, or when a text does not open.
        read?.catch(() => {});
        if (chunk.length === 0) return;
        cipher ??= await ciphers.find(userId);
        const { decrypt } = cipher;
        const texts = await Promise.all(
          chunk.map(({ id, encryptedText }) => decrypt(COLUMN, id, encryptedText)),
        );
        yield chunk.map((entry, index) => ({ entry, text: parseText(texts[index]!) }));
      }
    },
  };
}
