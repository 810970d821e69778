import type { CoachQuery } from "@reclaim/contracts-insights/coach";
import type { Db } from "@reclaim/platform/database";
import { and, desc, eq, sql } from "drizzle-orm";
import { type CipherDeps, createTextCipher } from "../shared/text.cipher.ts";
import { type CoachMessageRow, coachMessages } from "./coach.table.ts";

/** The SQL of conversations, which are encrypted here. */
export function coachRepository(db: Db, deps: CipherDeps) {
  const cipher = createTextCipher(deps);
  const open = async (row: CoachMessageRow): Promise<CoachMessageRow> => ({
    ...row,
    content: await cipher.decrypt(row.userId, "coach_messages", row.id, row.content),
  });
  const { userId: owner, date, id } = coachMessages;
  return {
    /** When the next message was said: after all before it, also within a millisecond. */
    async nextDate(userId: string, now: Date): Promise<Date> {
      const [last] = await db.select({ date }).from(coachMessages).where(eq(owner, userId))
        .orderBy(desc(date)).limit(1);
      return new Date(Math.max(now.getTime(), (last?.date.getTime() ?? 0) + 1));
    },

    async add(row: CoachMessageRow): Promise<void> {
      const content = await cipher.encrypt(row.userId, "coach_messages", row.id, row.content);
      await db.insert(coachMessages).values({ ...row, content });
    },

    /** `take` messages, newest first, beginning with the one that the cursor names. */
    async page(
      userId: string,
      cursor: CoachQuery["cursor"],
      take: number,
    ): Promise<CoachMessageRow[]> {
      const fromCursor = cursor &&
        sql`(${date}, ${id}) <= (${cursor.date.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
      const rows = await db.select().from(coachMessages)
        .where(and(eq(owner, userId), fromCursor))
        .orderBy(desc(date), desc(id)).limit(take);
      return await Promise.all(rows.map(open));
    },

    /** The whole conversation, oldest first, for the member's export. */
    async all(userId: string): Promise<CoachMessageRow[]> {
      const rows = await db.select().from(coachMessages).where(eq(owner, userId))
        .orderBy(date, id);
      return await Promise.all(rows.map(open));
    },

    async removeAll(userId: string): Promise<void> {
      await db.delete(coachMessages).where(eq(owner, userId));
    },
  };
}
