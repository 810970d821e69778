import type { Db } from "@reclaim/platform/database";
import { and, eq, inArray, sql } from "drizzle-orm";
import { type SubscriptionRow, subscriptions } from "./subscriptions.table.ts";

export function subscriptionRepository(db: Db) {
  return {
    async byUser(userId: string): Promise<SubscriptionRow | undefined> {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
      return row;
    },

    /** Keeps the row of a member who has one. */
    async create(row: typeof subscriptions.$inferInsert): Promise<void> {
      await db.insert(subscriptions).values(row).onConflictDoNothing();
    },

    /** No bill follows. What is paid stays until it expires; what has an open bill ends. */
    async cancel(userId: string, now: Date): Promise<void> {
      await db.update(subscriptions)
        .set({
          cancelledAt:
            sql`coalesce(${subscriptions.cancelledAt}, ${now.toISOString()}::timestamptz)`,
          subscriptionStatus: sql`case ${subscriptions.subscriptionStatus}
            when 'past_due' then 'canceled' else ${subscriptions.subscriptionStatus} end`,
        })
        .where(eq(subscriptions.userId, userId));
    },

    /** Nothing of it is left, whatever is paid; leaves a row alone that has nothing to end. */
    async end(userId: string, now: Date): Promise<void> {
      await db.update(subscriptions)
        .set({ cancelledAt: now, subscriptionStatus: "canceled" })
        .where(and(
          eq(subscriptions.userId, userId),
          inArray(subscriptions.subscriptionStatus, ["active", "past_due"]),
        ));
    },
  };
}
