import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "@reclaim/platform/database";
import {
  type CheckInRow,
  checkIns,
  checkInSubmissions,
  type SubmissionOutcome,
} from "./check-ins.table.ts";

/** Of a check-in, what the member tells. Absent `thoughts` stay as they are. */
export interface Said {
  mood: number;
  thoughts?: string | null;
}

export type CheckInReads = ReturnType<typeof checkInReads>;

/** What every page needs, prepared once: not for use in transactions. */
export function checkInReads(db: Db) {
  const ofUser = eq(checkIns.userId, sql.placeholder("userId"));
  const days = db.select({ localDate: checkIns.localDate, mood: checkIns.mood }).from(checkIns)
    .where(ofUser).orderBy(desc(checkIns.localDate)).prepare("check_in_days");
  const onDay = db.select().from(checkIns)
    .where(and(ofUser, eq(checkIns.localDate, sql.placeholder("localDate"))))
    .prepare("check_in_on_day");
  return {
    /** Dates and moods of all check-ins, newest first, without their texts. */
    days: (userId: string): Promise<Pick<CheckInRow, "localDate" | "mood">[]> =>
      days.execute({ userId }),

    async onDay(userId: string, localDate: string): Promise<CheckInRow | undefined> {
      const [row] = await onDay.execute({ userId, localDate });
      return row;
    },
  };
}

/** The other SQL of check-ins. `db` may be a transaction. */
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

    /**
     * Writes the day's check-in; `created` is false when the day had one, which is then changed.
     * Without `thoughts` it keeps those that it has.
     */
    async save(
      { thoughts, ...row }: Omit<CheckInRow, "thoughts"> & Said,
    ): Promise<{ saved: CheckInRow; created: boolean }> {
      const { date, timeZone, mood } = row;
      const [saved] = await db.insert(checkIns).values({ ...row, thoughts })
        .onConflictDoUpdate({
          target: [checkIns.userId, checkIns.localDate],
          // drizzle leaves out what is undefined.
          set: { date, timeZone, mood, thoughts },
        })
        .returning();
      if (!saved) throw new Error("upsert returned no row");
      return { saved, created: saved.id === row.id };
    },

    /** Says something else in a check-in that there is. Without `thoughts` it keeps its own. */
    async change(id: string, { mood, thoughts }: Said): Promise<CheckInRow> {
      const [row] = await db.update(checkIns).set({ mood, thoughts }).where(eq(checkIns.id, id))
        .returning();
      if (!row) throw new Error("update returned no row");
      return row;
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

    async changeSubmission(userId: string, clientId: string, outcome: SubmissionOutcome) {
      await db.update(checkInSubmissions).set({ outcome }).where(
        and(eq(checkInSubmissions.userId, userId), eq(checkInSubmissions.clientId, clientId)),
      );
    },
  };
}
