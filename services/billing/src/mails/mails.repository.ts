import type { Db } from "@reclaim/platform/database";
import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { MemberMail } from "./mails.model.ts";
import { mails } from "./mails.table.ts";

export function mailRepository(db: Db) {
  return {
    /** Keeps a mail of that id that is there. */
    async add(row: { id: string; userId: string; mail: MemberMail; now: Date }): Promise<void> {
      const { now, ...mail } = row;
      await db.insert(mails).values({ ...mail, createdAt: now, dueAt: now }).onConflictDoNothing();
    },

    /** Mails that are due, those that wait longest first. */
    due: (now: Date, limit: number) =>
      db.select().from(mails).where(lte(mails.dueAt, now)).orderBy(asc(mails.dueAt)).limit(limit),

    /** Takes a mail that is due; false when another process has taken it. */
    async take(
      id: string,
      { now, attempts, nextAttempt }: { now: Date; attempts: number; nextAttempt: Date | null },
    ): Promise<boolean> {
      const rows = await db.update(mails).set({ attempts, dueAt: nextAttempt })
        .where(and(eq(mails.id, id), lte(mails.dueAt, now), isNotNull(mails.mail)))
        .returning({ id: mails.id });
      return rows.length > 0;
    },

    /** What it said is kept no longer; its id is, so that it is not sent again. */
    async sent(id: string): Promise<void> {
      await db.update(mails).set({ mail: null, dueAt: null }).where(eq(mails.id, id));
    },

    async remove(id: string): Promise<void> {
      await db.delete(mails).where(eq(mails.id, id));
    },

    /** Removes what waits for a member. */
    async removeWaiting(userId: string): Promise<void> {
      await db.delete(mails).where(and(eq(mails.userId, userId), isNotNull(mails.mail)));
    },
  };
}
