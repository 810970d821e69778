import type { Db } from "@reclaim/platform/database";
import { and, eq, gt, ne } from "drizzle-orm";
import { type JournalKeyRow, journalKeys, journalMasterKeys } from "./journal-keys.table.ts";

/** The SQL of wrapped keys. `db` may be a transaction. */
export function journalKeysRepository(db: Db) {
  return {
    async find(userId: string): Promise<JournalKeyRow | undefined> {
      const [row] = await db.select().from(journalKeys).where(eq(journalKeys.userId, userId));
      return row;
    },

    /** Leaves a key as it is that another process has added just now. */
    async add(row: JournalKeyRow): Promise<void> {
      await db.insert(journalKeys).values(row).onConflictDoNothing();
    },

    /** At most `limit` keys that another master key wraps, by member, from the one after `after`. */
    wrappedByOthers: (
      masterKeyId: string,
      after: string,
      limit: number,
    ): Promise<JournalKeyRow[]> =>
      db.select().from(journalKeys)
        .where(and(ne(journalKeys.masterKeyId, masterKeyId), gt(journalKeys.userId, after)))
        .orderBy(journalKeys.userId).limit(limit),

    /** Replaces a key as it was read: not one that was erased or replaced since. */
    async replace(
      { userId, wrappedKey }: JournalKeyRow,
      replacement: Omit<JournalKeyRow, "userId">,
    ): Promise<void> {
      await db.update(journalKeys).set(replacement)
        .where(and(eq(journalKeys.userId, userId), eq(journalKeys.wrappedKey, wrappedKey)));
    },

    /** The check value of a master key; the given one when it had none. */
    async checkValue(id: string, newCheckValue: () => Promise<string>): Promise<string> {
      const find = async () => {
        const [row] = await db.select().from(journalMasterKeys)
          .where(eq(journalMasterKeys.id, id));
        return row?.checkValue;
      };
      const known = await find();
      if (known !== undefined) return known;
      const made = await newCheckValue();
      await db.insert(journalMasterKeys).values({ id, checkValue: made }).onConflictDoNothing();
      return await find() ?? made;
    },
  };
}
