import { eq, or } from "drizzle-orm";
import type { Db } from "@reclaim/platform/database";
import { accounts, users } from "./accounts.table.ts";

export function accountRepository(db: Db) {
  return {
    /** Whose e-mail or user name these are; both are stored in lower case. */
    holders: (email: string, username: string | undefined) =>
      db.select({ id: users.id, email: users.email, username: users.username }).from(users)
        .where(or(eq(users.email, email), username ? eq(users.username, username) : undefined)),

    /** Makes a guest a member who can sign in, under the same id. */
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
    ): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.update(users)
          .set({ email, username, displayUsername, isAnonymous: false, updatedAt: now })
          .where(eq(users.id, userId));
        await tx.insert(accounts).values({
          id: accountRowId,
          accountId: userId,
          providerId: "credential",
          userId,
          password: passwordHash,
          createdAt: now,
          updatedAt: now,
        });
      }),

    async setRole(userId: string, role: string): Promise<void> {
      await db.update(users).set({ role }).where(eq(users.id, userId));
    },
  };
}
