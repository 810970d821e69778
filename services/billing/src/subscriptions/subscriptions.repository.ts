import type { Db } from "@reclaim/platform/database";
import { eq } from "drizzle-orm";
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
  };
}
