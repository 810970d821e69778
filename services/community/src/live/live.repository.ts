import type { Db } from "@reclaim/platform/database";
import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { blocks } from "../blocks/blocks.table.ts";
import { forumComments } from "../comments/comments.table.ts";
import { forumPosts } from "../posts/posts.table.ts";
import { liveEvents } from "../news/news.table.ts";
import { type News, type NewsPosition, toNews } from "./live.wire.ts";

/** Before all events: nothing happened yet, or everything was removed since. */
const START: NewsPosition = { transaction: "0", id: 0 };

/**
 * Committed, and nothing with a lower transaction number can still come. A long writing transaction
 * on the same server so delays the news.
 */
const isSettled = sql`${liveEvents.transaction} < pg_snapshot_xmin(pg_current_snapshot())`;

/** All SQL of the news. `db` may be a transaction. */
export function liveRepository(db: Db) {
  return {
    /** The newest event that everybody may have read. */
    async head(): Promise<NewsPosition> {
      const [row] = await db.select({
        transaction: sql<string>`${liveEvents.transaction}::text`,
        id: liveEvents.id,
      }).from(liveEvents).where(isSettled)
        .orderBy(desc(liveEvents.transaction), desc(liveEvents.id)).limit(1);
      return row ?? START;
    },

    /** Whether an event is still kept, and with it all that followed. */
    async isKept({ transaction, id }: NewsPosition): Promise<boolean> {
      const rows = await db.select({ id: liveEvents.id }).from(liveEvents)
        .where(and(eq(liveEvents.id, id), eq(liveEvents.transaction, transaction)));
      return rows.length > 0;
    },

    /** What followed `position`, in order, as it is now; `last` is where the next reading begins. */
    async after(
      { transaction, id }: NewsPosition,
      limit: number,
    ): Promise<{ news: News[]; last: NewsPosition | undefined; isAll: boolean }> {
      const rows = await db.select({
        id: liveEvents.id,
        transaction: sql<string>`${liveEvents.transaction}::text`,
        event: liveEvents.event,
        postId: liveEvents.postId,
        commentId: liveEvents.commentId,
        post: {
          id: forumPosts.id,
          categoryId: forumPosts.categoryId,
          type: forumPosts.type,
          pseudonymId: forumPosts.pseudonymId,
          likes: forumPosts.likes,
          commentCount: forumPosts.commentCount,
          review: forumPosts.review,
        },
        comment: {
          id: forumComments.id,
          postId: forumComments.postId,
          parentId: forumComments.parentId,
          pseudonymId: forumComments.pseudonymId,
          review: forumComments.review,
          isDeleted: forumComments.isDeleted,
        },
      }).from(liveEvents)
        .leftJoin(forumPosts, eq(forumPosts.id, liveEvents.postId))
        .leftJoin(forumComments, eq(forumComments.id, liveEvents.commentId))
        .where(and(
          sql`(${liveEvents.transaction}, ${liveEvents.id}) > (${transaction}::xid8, ${id}::integer)`,
          isSettled,
        ))
        .orderBy(asc(liveEvents.transaction), asc(liveEvents.id)).limit(limit);
      const last = rows.at(-1);
      return {
        news: toNews(rows),
        last: last && { transaction: last.transaction, id: last.id },
        isAll: rows.length < limit,
      };
    },

    /** Who has blocked which of `authors`. */
    async blockers(authors: number[]): Promise<{ userId: string; pseudonymId: number }[]> {
      if (authors.length === 0) return [];
      return await db.select({ userId: blocks.userId, pseudonymId: blocks.pseudonymId })
        .from(blocks).where(inArray(blocks.pseudonymId, authors));
    },

    async removeBefore(instant: Date): Promise<void> {
      await db.delete(liveEvents).where(lt(liveEvents.createdAt, instant));
    },
  };
}
