import { PRACTICE_DAYS_LIMIT, type PracticeQuery } from "@reclaim/contracts-members/practice";
import type { Db } from "@reclaim/platform/database";
import { and, count, desc, eq, gte, sql } from "drizzle-orm";
import { fromCursor } from "../shared/dated-cursor.repository.ts";
import { type PracticeRow, practices } from "./practice.table.ts";

/** The SQL of practices. */
export function practiceRepository(db: Db) {
  const ofUser = (userId: string) => eq(practices.userId, userId);
  const seconds = sql<number>`coalesce(sum(${practices.seconds}), 0)`.mapWith(Number);
  return {
    /** Writes a practice; one with its client id gets the new exercise and seconds instead. */
    async save(row: PracticeRow): Promise<PracticeRow> {
      const { exerciseId, kind, seconds } = row;
      const [saved] = await db.insert(practices).values(row).onConflictDoUpdate({
        target: [practices.userId, practices.clientId],
        set: { exerciseId, kind, seconds },
      }).returning();
      if (!saved) throw new Error("upsert returned no row");
      return saved;
    },

    /** `take` practices, newest first, beginning with the one that the cursor names. */
    page: (
      userId: string,
      cursor: PracticeQuery["cursor"],
      take: number,
    ): Promise<PracticeRow[]> =>
      db.select().from(practices)
        .where(and(ofUser(userId), fromCursor(practices, cursor)))
        .orderBy(desc(practices.localDate), desc(practices.date), desc(practices.id))
        .limit(take),

    async total(userId: string): Promise<{ practices: number; seconds: number }> {
      const [row] = await db.select({ practices: count(), seconds }).from(practices)
        .where(ofUser(userId));
      return row ?? { practices: 0, seconds: 0 };
    },

    /** Each date since `since` that has a practice, newest first. */
    byDay: (userId: string, since: string) =>
      db.select({ localDate: practices.localDate, practices: count(), seconds }).from(practices)
        .where(and(ofUser(userId), gte(practices.localDate, since)))
        .groupBy(practices.localDate).orderBy(desc(practices.localDate))
        .limit(PRACTICE_DAYS_LIMIT),
  };
}
