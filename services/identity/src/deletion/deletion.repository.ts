import type { Db } from "@reclaim/platform/database";
import { and, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { deletedAddress } from "../accounts/accounts.model.ts";
import { accounts, sessions, users, verifications } from "../accounts/accounts.table.ts";
import { type DeletionRow, deletions } from "./deletion.table.ts";

export function deletionRepository(db: Db) {
  return {
    /** Ends every session and every way to sign in. Keeps the dates of a deletion there is. */
    begin: (row: DeletionRow): Promise<void> =>
      db.transaction(async (tx) => {
        const { accountId } = row;
        await tx.insert(deletions).values(row).onConflictDoNothing();
        // Whoever looks for an address takes him for a guest, who has none.
        await tx.update(users).set({
          email: deletedAddress(accountId),
          emailVerified: false,
          username: null,
          displayUsername: null,
          isAnonymous: true,
          updatedAt: row.deletedAt,
        }).where(eq(users.id, accountId));
        await tx.delete(accounts).where(eq(accounts.userId, accountId));
        await tx.delete(sessions).where(eq(sessions.userId, accountId));
        await tx.delete(verifications).where(eq(verifications.value, accountId));
      }),

    unannounced: (): Promise<DeletionRow[]> =>
      db.select().from(deletions).where(isNull(deletions.announcedAt)),

    async announced(accountId: string, announcedAt: Date): Promise<void> {
      await db.update(deletions).set({ announcedAt }).where(eq(deletions.accountId, accountId));
    },

    /** To be purged. What a service has not heard of waits: it may show the member until then. */
    due: (now: Date): Promise<DeletionRow[]> =>
      db.select().from(deletions)
        .where(and(isNotNull(deletions.announcedAt), lte(deletions.purgeAt, now))),
  };
}
