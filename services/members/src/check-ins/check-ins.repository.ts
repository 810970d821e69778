import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "@reclaim/platform/database";
import {
  type CheckInRow,
  checkIns,
  checkInSubmissions,
  type SubmissionOutcome,
} from "./check-ins.table.ts";

/** All SQL of check-ins. `db` may be a transaction. */
export function checkInRepository(db: Db) {
  return {
    /** Newest first. */
    list: (userId: string): Promise<CheckInRow[]> =>
      db.select().from(checkIns).where(eq(checkIns.userId, userId)).orderBy(
        desc(checkIns.localDate),
      ),

    async localDates(userId: string): Promise<string[]> {
      const rows = await db.select({ localDate: checkIns.localDate }).from(checkIns)
        .where(eq(checkIns.userId, userId));
      return rows.map((row) => row.localDate);
    },

    async byId(userId: string, id: string): Promise<CheckInRow | undefined> {
      const [row] = await db.select().from(checkIns)
        .where(and(eq(checkIns.userId, userId), eq(checkIns.id, id)));
      return row;
    },

    /** Writes the day's check-in; `created` is false when the day had one, which is then changed. */
    async save(row: CheckInRow): Promise<{ saved: CheckInRow; created: boolean }> {
      const { date, timeZone, mood, thoughts } = row;
      const [result] = await db.insert(checkIns).values(row)
        .onConflictDoUpdate({
          target: [checkIns.userId, checkIns.localDate],
          set: { date, timeZone, mood, thoughts },
        })
        .returning({ id: checkIns.id });
      if (!result) throw new Error("upsert returned no row");
      return { saved: { ...row, id: result.id }, created: result.id === row.id };
    },

    async submission(userId: string, clientId: string) {
      const [row] = await db.select().from(checkInSubmissions).where(
        and(eq(checkInSubmissions.userId, userId), eq(checkInSubmissions.clientId, clientId)),
      );
      return row;
    },

    /** One submission of a member at a time, so that two tabs get one creation and one change. */
    async serialize(userId: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`check-in:${userId}`}))`);
    },

    async rememberSubmission(
      userId: string,
      clientId: string,
      checkInId: string,
      outcome: SubmissionOutcome,
    ): Promise<void> {
      await db.insert(checkInSubmissions).values({ userId, clientId, checkInId, outcome });
    },
  };
}
