import type { Db } from "@reclaim/platform/database";
import { and, eq, ne } from "drizzle-orm";
import { insertWithRandomId } from "../community.schema.table.ts";
import { forumLikes, type LikeRow, type NewLikeRow } from "./likes.table.ts";

/** The index leaves likes of erased accounts out, and so must a query that goes by it. */
const isOwnedBy = (userId: string) => and(eq(forumLikes.userId, userId), ne(forumLikes.userId, ""));
const isOwn = (userId: string, postId: number) =>
  and(isOwnedBy(userId), eq(forumLikes.postId, postId));

/** All SQL of likes. `db` may be a transaction. */
export function likeRepository(db: Db) {
  return {
    /** Undefined when the member likes it already. */
    create: (row: NewLikeRow & { postId: number }): Promise<LikeRow | undefined> =>
      insertWithRandomId(
        async () => (await db.insert(forumLikes).values(row).onConflictDoNothing().returning())[0],
        async () =>
          (await db.select({ id: forumLikes.id }).from(forumLikes)
            .where(isOwn(row.userId, row.postId))).length > 0,
      ),

    /** False when the member does not like the post. */
    async remove(userId: string, postId: number): Promise<boolean> {
      const removed = await db.delete(forumLikes)
        .where(isOwn(userId, postId))
        .returning({ id: forumLikes.id });
      return removed.length > 0;
    },
  };
}
