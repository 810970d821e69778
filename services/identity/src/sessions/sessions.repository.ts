import type { Db } from "@reclaim/platform/database";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import { sessions } from "../accounts/accounts.table.ts";

export function sessionRepository(db: Db) {
  return {
    /** Without their tokens; the last used first. */
    list: (userId: string, now: Date) =>
      db.select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        updatedAt: sessions.updatedAt,
      }).from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.updatedAt)),

    /** False when the member has no such session. */
    async end(userId: string, id: string): Promise<boolean> {
      const ended = await db.delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },

    async endOthers(userId: string, keep: string): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keep)));
    },
  };
}
