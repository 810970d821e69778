import type { Db } from "@reclaim/platform/database";
import { and, eq } from "drizzle-orm";
import { forumLikes, type LikeRow, type NewLikeRow } from "./likes.table.ts";

/** All SQL of likes. `db` may be a transaction. */
export function likeRepository(db: Db) {
  return {
    /** Undefined when the member likes it already. */
    async create(row: NewLikeRow): Promise<LikeRow | undefined> {
      const [created] = await db.insert(forumLikes).values(row).onConflictDoNothing().returning();
      return created;
    },

    /** False when the member does not like the post. */
    async remove(userId: string, postId: number): Promise<boolean> {
      const removed = await db.delete(forumLikes)
        .where(and(eq(forumLikes.userId, userId), eq(forumLikes.postId, postId)))
        .returning({ id: forumLikes.id });
      return removed.length > 0;
    },
  };
}
