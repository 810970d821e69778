import { eq } from "drizzle-orm";
import type { Db } from "@reclaim/platform/database";
import { userBadges } from "./badges.table.ts";

export function badgeRepository(db: Db) {
  return {
    /** Ids of earned badges with the local date on which each was earned. */
    async earned(userId: string): Promise<Map<string, string>> {
      const rows = await db.select().from(userBadges).where(eq(userBadges.userId, userId));
      return new Map(rows.map((row) => [row.badgeId, row.earnedOn]));
    },

    /** Keeps the first date of a badge that was earned before; gives those that were not. */
    async award(
      userId: string,
      badgeIds: string[],
      earnedOn: string,
      earnedAt: Date,
    ): Promise<string[]> {
      if (badgeIds.length === 0) return [];
      const rows = await db.insert(userBadges)
        .values(badgeIds.map((badgeId) => ({ userId, badgeId, earnedOn, earnedAt })))
        .onConflictDoNothing()
        .returning({ badgeId: userBadges.badgeId });
      return rows.map((row) => row.badgeId);
    },
  };
}
