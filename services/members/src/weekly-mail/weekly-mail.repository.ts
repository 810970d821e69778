import { toLocalDate } from "@reclaim/platform/clock";
import type { Db } from "@reclaim/platform/database";
import { addDays } from "date-fns/addDays";
import { subDays } from "date-fns/subDays";
import { and, count, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { checkIns } from "../check-ins/check-ins.table.ts";
import { journalEntries } from "../journal/journal.table.ts";
import { moduleProgress } from "../module-progress/module-progress.table.ts";
import { type UserRow, users } from "../profile/profile.table.ts";
import type { Week } from "./weekly-mail.model.ts";
import { weeklyMails } from "./weekly-mail.table.ts";

type Done = Pick<Week, "checkIns" | "entries" | "modules">;

export function weeklyMailRepository(db: Db) {
  const wanted = and(
    sql`${users.notificationPreferences} ->> 'enabled' = 'true'`,
    sql`${users.notificationPreferences} ->> 'weeklyProgressSummary' = 'true'`,
  );
  return {
    /** Zones of those who want the mail. */
    async zones(): Promise<string[]> {
      const rows = await db.selectDistinct({ timeZone: users.timeZone }).from(users).where(wanted);
      return rows.map(({ timeZone }) => timeZone);
    },

    /** At most `limit` members of a zone who want the mail and have not got this Sunday's, by id. */
    due: (timeZone: string, sunday: string, after: string, limit: number): Promise<UserRow[]> =>
      db.select({ user: users }).from(users)
        .leftJoin(weeklyMails, eq(weeklyMails.userId, users.id))
        .where(and(
          wanted,
          eq(users.timeZone, timeZone),
          sql`${users.id} > ${after}`,
          or(isNull(weeklyMails.sentFor), lt(weeklyMails.sentFor, sunday)),
        ))
        .orderBy(users.id).limit(limit)
        .then((rows) => rows.map(({ user }) => user)),

    /**
     * Takes this Sunday's mail of a member; undefined when another process has taken it, or when he
     * does not want it any more.
     */
    async take(userId: string, sunday: string, newToken: string): Promise<string | undefined> {
      const [still] = await db.select({ id: users.id }).from(users)
        .where(and(eq(users.id, userId), wanted));
      if (!still) return undefined;
      const [row] = await db.insert(weeklyMails)
        .values({ userId, token: newToken, sentFor: sunday })
        .onConflictDoUpdate({
          target: weeklyMails.userId,
          set: { sentFor: sunday },
          setWhere: or(isNull(weeklyMails.sentFor), lt(weeklyMails.sentFor, sunday)),
        })
        .returning({ token: weeklyMails.token });
      return row?.token;
    },

    /** Gives it back after a failed sending, for the next run. */
    async giveBack(userId: string): Promise<void> {
      await db.update(weeklyMails).set({ sentFor: null }).where(eq(weeklyMails.userId, userId));
    },

    /** What each of `ids` did from `from` to `to`, local dates, both included. */
    async doneBy(ids: string[], from: string, to: string): Promise<Map<string, Done>> {
      const dated = async (table: typeof checkIns | typeof journalEntries, condition?: SQL) =>
        await db.select({ userId: table.userId, times: count() }).from(table)
          .where(and(
            inArray(table.userId, ids),
            gte(table.localDate, from),
            lte(table.localDate, to),
            condition,
          ))
          .groupBy(table.userId);
      // By the member's own calendar: a database may not know every zone that Intl knows.
      const completions = await db.select({
        userId: moduleProgress.userId,
        completedDate: moduleProgress.completedDate,
        timeZone: users.timeZone,
      })
        .from(moduleProgress).innerJoin(users, eq(users.id, moduleProgress.userId))
        .where(and(
          inArray(moduleProgress.userId, ids),
          eq(moduleProgress.completed, true),
          gte(moduleProgress.completedDate, subDays(new Date(from), 1)),
          lte(moduleProgress.completedDate, addDays(new Date(to), 2)),
        ));
      const modulesOf = (id: string) =>
        completions.filter(({ userId, completedDate, timeZone }) => {
          if (userId !== id || !completedDate) return false;
          const day = toLocalDate(completedDate, timeZone);
          return day >= from && day <= to;
        }).length;
      const days = await dated(checkIns);
      const entries = await dated(journalEntries, isNull(journalEntries.deletedAt));
      const timesOf = (rows: { userId: string; times: number }[], id: string) =>
        rows.find(({ userId }) => userId === id)?.times ?? 0;
      return new Map(ids.map((id) => [id, {
        checkIns: timesOf(days, id),
        entries: timesOf(entries, id),
        modules: modulesOf(id),
      }]));
    },

    async memberOf(token: string): Promise<string | undefined> {
      const [row] = await db.select({ userId: weeklyMails.userId }).from(weeklyMails)
        .where(eq(weeklyMails.token, token));
      return row?.userId;
    },

    /** Switches the summary off, as the member's own settings would. */
    async switchOff(userId: string): Promise<void> {
      await db.update(users).set({
        notificationPreferences:
          sql`${users.notificationPreferences} || '{"weeklyProgressSummary": false}'::jsonb`,
      }).where(eq(users.id, userId));
    },
  };
}
