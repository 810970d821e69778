import type { Db } from "@reclaim/platform/database";
import { desc, eq } from "drizzle-orm";
import { type FeedbackRow, userFeedback } from "./feedback.table.ts";

export function feedbackRepository(db: Db) {
  return {
    async add(row: FeedbackRow): Promise<void> {
      await db.insert(userFeedback).values(row);
    },

    /** Newest first. */
    list: (userId: string): Promise<FeedbackRow[]> =>
      db.select().from(userFeedback).where(eq(userFeedback.userId, userId))
        .orderBy(desc(userFeedback.createdAt)),
  };
}
