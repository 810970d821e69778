import type { DayRange } from "@reclaim/contracts-members/day-range";
import type { MoodDays } from "@reclaim/contracts-members/progress";
import type { Db } from "@reclaim/platform/database";
import { and, between, eq, isNull, sql } from "drizzle-orm";
import { checkIns } from "../check-ins/check-ins.table.ts";
import { journalEntries } from "../journal/journal.table.ts";
import { practices } from "../practice/practice.table.ts";

const userId = sql.placeholder("userId");
const from = sql.placeholder("from");
const to = sql.placeholder("to");
type Dates = string[] | null;

/**
 * What the progress page is made of, prepared once. Each answers one row, whatever the days, and reads
 * only the index entries of its range.
 */
export function progressQueries(db: Db) {
  const moods = db.select({
    byDate: sql<
      Record<string, number> | null
    >`jsonb_object_agg(${checkIns.localDate}, ${checkIns.mood})`,
  }).from(checkIns)
    .where(and(eq(checkIns.userId, userId), between(checkIns.localDate, from, to)))
    .prepare("progress_moods");
  const bounds = db.select({
    first: sql<string | null>`min(${checkIns.localDate})`,
    latest: sql<string | null>`max(${checkIns.localDate})`,
  }).from(checkIns).where(eq(checkIns.userId, userId)).prepare("progress_bounds");
  const journal = db.select({
    dates: sql<Dates>`jsonb_agg(distinct ${journalEntries.localDate})`,
  }).from(journalEntries)
    .where(and(
      eq(journalEntries.userId, userId),
      isNull(journalEntries.deletedAt),
      between(journalEntries.localDate, from, to),
    )).prepare("progress_journal");
  const practice = db.select({
    dates: sql<Dates>`jsonb_agg(distinct ${practices.localDate})`,
  }).from(practices)
    .where(and(eq(practices.userId, userId), between(practices.localDate, from, to)))
    .prepare("progress_practice");
  return {
    /** The first and the latest date of all check-ins, null without any. */
    async bounds(userId: string): Promise<{ first: string | null; latest: string | null }> {
      const [row] = await bounds.execute({ userId });
      return row ?? { first: null, latest: null };
    },

    /** Dates of the range with a check-in and its mood. */
    async moods(userId: string, range: DayRange): Promise<ReadonlyMap<string, number>> {
      const [row] = await moods.execute({ userId, ...range });
      return new Map(Object.entries(row?.byDate ?? {}));
    },

    /** Dates of the range with a journal entry. */
    async journalDates(userId: string, range: DayRange): Promise<ReadonlySet<string>> {
      const [row] = await journal.execute({ userId, ...range });
      return new Set(row?.dates ?? []);
    },

    /** Dates of the range with a practice. */
    async practiceDates(userId: string, range: DayRange): Promise<ReadonlySet<string>> {
      const [row] = await practice.execute({ userId, ...range });
      return new Set(row?.dates ?? []);
    },
  };
}

/** Dates of a range with a check-in and its mood, oldest first. */
export const listMoods = (db: Db, userId: string, { from, to }: DayRange): Promise<MoodDays> =>
  db.select({ localDate: checkIns.localDate, mood: checkIns.mood }).from(checkIns)
    .where(and(eq(checkIns.userId, userId), between(checkIns.localDate, from, to)))
    .orderBy(checkIns.localDate);
