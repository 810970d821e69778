import { and, eq, inArray, ne, or } from "drizzle-orm";
import type { Db } from "@reclaim/platform/database";
import { deletedAddress } from "./accounts.model.ts";
import { accounts, sessions, users, verifications } from "./accounts.table.ts";

export function accountRepository(db: Db) {
  return {
    /** Whose e-mail or user name these are; both are stored in lower case. */
    holders: (email: string, username: string | undefined) =>
      db.select({ id: users.id, email: users.email, username: users.username }).from(users)
        .where(or(eq(users.email, email), username ? eq(users.username, username) : undefined)),

    /** Makes a guest a member who can sign in, under the same id; false when he is no guest any more. */
    addCredentials: (
      userId: string,
      { email, username, displayUsername, passwordHash, accountRowId, now }: {
        email: string;
        username: string | null;
        displayUsername: string | null;
        passwordHash: string;
        accountRowId: string;
        now: Date;
      },
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [guest] = await tx.update(users)
          .set({ email, username, displayUsername, isAnonymous: false, updatedAt: now })
          .where(and(
            eq(users.id, userId),
            eq(users.isAnonymous, true),
            ne(users.email, deletedAddress(userId)),
          ))
          .returning({ id: users.id });
        if (!guest) return false;
        await tx.insert(accounts).values({
          id: accountRowId,
          accountId: userId,
          providerId: "credential",
          userId,
          password: passwordHash,
          createdAt: now,
          updatedAt: now,
        });
        return true;
      }),

    /** Undefined for a guest. */
    async passwordHash(userId: string): Promise<string | undefined> {
      const [row] = await db.select({ password: accounts.password }).from(accounts)
        .where(eq(accounts.userId, userId));
      return row?.password ?? undefined;
    },

    /** Links for a new password that were sent to the old address serve no more. */
    changeEmail: (userId: string, email: string, now: Date): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.update(users).set({ email, emailVerified: false, updatedAt: now })
          .where(eq(users.id, userId));
        await tx.delete(verifications).where(eq(verifications.value, userId));
      }),

    /** Every session but `keep` ends. */
    changePassword: (
      userId: string,
      { passwordHash, keep, now }: { passwordHash: string; keep: string | undefined; now: Date },
    ): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.update(accounts).set({ password: passwordHash, updatedAt: now })
          .where(eq(accounts.userId, userId));
        await tx.delete(verifications).where(eq(verifications.value, userId));
        await tx.delete(sessions)
          .where(and(eq(sessions.userId, userId), keep ? ne(sessions.id, keep) : undefined));
      }),

    /** E-mail addresses of those of `ids` who have one; guests have none. */
    addressesOf: (ids: string[]) =>
      db.select({ id: users.id, email: users.email }).from(users)
        .where(and(inArray(users.id, ids), eq(users.isAnonymous, false))),

    async setRole(userId: string, role: string): Promise<void> {
      await db.update(users).set({ role }).where(eq(users.id, userId));
    },
  };
}
