import type { Reminder } from "@reclaim/contracts-members/reminders";
import type { Db } from "@reclaim/platform/database";
import { and, asc, desc, eq, inArray, lt, max, notInArray, sql } from "drizzle-orm";
import { checkIns } from "../check-ins/check-ins.table.ts";
import { moduleProgress } from "../module-progress/module-progress.table.ts";
import { users } from "../profile/profile.table.ts";
import { pushReminders, type PushSubscriptionRow, pushSubscriptions } from "./push.table.ts";

/** Devices of one member; a further one replaces the oldest. */
const MAX_DEVICES = 10;

/** The SQL of push messages. `db` may be a transaction. */
export function pushRepository(db: Db) {
  return {
    /** Stores a device, also one that was another member's before. */
    async save(row: PushSubscriptionRow): Promise<void> {
      const { endpoint: _, ...fields } = row;
      await db.insert(pushSubscriptions).values(row)
        .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: fields });
      const kept = db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, row.userId))
        .orderBy(desc(pushSubscriptions.createdAt), pushSubscriptions.endpoint).limit(MAX_DEVICES);
      await db.delete(pushSubscriptions).where(and(
        eq(pushSubscriptions.userId, row.userId),
        notInArray(pushSubscriptions.endpoint, kept),
      ));
    },

    async remove(userId: string, endpoint: string): Promise<void> {
      await db.delete(pushSubscriptions).where(and(
        eq(pushSubscriptions.userId, userId),
        eq(pushSubscriptions.endpoint, endpoint),
      ));
    },

    /** Members with a device, at most `limit`, in the order of their ids. */
    members: (after: string, limit: number) =>
      db.select({
        id: users.id,
        preferences: users.notificationPreferences,
        timeZone: users.timeZone,
        completedModules: db.$count(
          moduleProgress,
          and(eq(moduleProgress.userId, users.id), eq(moduleProgress.completed, true)),
        ),
        checkedInOn: sql<string | null>`(${
          db.select({ last: max(checkIns.localDate) }).from(checkIns)
            .where(eq(checkIns.userId, users.id))
        })`,
      }).from(users)
        .where(and(
          sql`${users.id} > ${after}`,
          inArray(
            users.id,
            db.select({ userId: pushSubscriptions.userId }).from(pushSubscriptions),
          ),
        ))
        .orderBy(asc(users.id)).limit(limit),

    /** True for the one process that may send this reminder. */
    async claim(userId: string, { kind, date }: Reminder): Promise<boolean> {
      const rows = await db.insert(pushReminders).values({ userId, kind, date })
        .onConflictDoUpdate({
          target: [pushReminders.userId, pushReminders.kind],
          set: { date },
          setWhere: lt(pushReminders.date, date),
        })
        .returning({ date: pushReminders.date });
      return rows.length > 0;
    },

    devices: (userId: string): Promise<PushSubscriptionRow[]> =>
      db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
  };
}
