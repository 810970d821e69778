import type { Db } from "@reclaim/platform/database";
import { waitlist } from "./waitlist.table.ts";

export function waitlistRepository(db: Db) {
  return {
    /** Keeps an address that is there. */
    async add(row: typeof waitlist.$inferInsert): Promise<void> {
      await db.insert(waitlist).values(row).onConflictDoNothing();
    },
  };
}
