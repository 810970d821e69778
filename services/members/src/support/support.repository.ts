import type { Db } from "@reclaim/platform/database";
import { desc, eq } from "drizzle-orm";
import { type SupportMessageRow, supportMessages } from "./support.table.ts";

export function supportRepository(db: Db) {
  return {
    async add(row: SupportMessageRow): Promise<void> {
      await db.insert(supportMessages).values(row);
    },

    /** Newest first. */
    list: (userId: string): Promise<SupportMessageRow[]> =>
      db.select().from(supportMessages).where(eq(supportMessages.userId, userId))
        .orderBy(desc(supportMessages.createdAt)),
  };
}
