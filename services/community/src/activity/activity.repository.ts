import type { Activity } from "@reclaim/contracts/community";
import type { Db } from "@reclaim/platform/database";
import { and, eq, gt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias, type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import { forumComments } from "../comments/comments.table.ts";
import { forumLikes } from "../likes/likes.table.ts";
import { forumPosts } from "../posts/posts.table.ts";
import { forumReactions } from "../reactions/reactions.table.ts";

const fields = (isReply: boolean, postId: AnyPgColumn | SQL, createdAt: AnyPgColumn) => ({
  isReply: sql<boolean>`${sql.raw(String(isReply))}`.as("is_reply"),
  postId: sql<number>`${postId}`.as("post_id"),
  createdAt: sql`${createdAt}`.as("created_at"),
});

/** What others did with the posts and comments of `userId` after an instant; null when nothing. */
export async function activityAfter(
  db: Db,
  userId: string,
  since: Date,
): Promise<Activity | null> {
  const answered = alias(forumComments, "answered");
  const byOthers = (table: { userId: AnyPgColumn; createdAt: AnyPgColumn }, ...mine: SQL[]) =>
    and(ne(table.userId, userId), gt(table.createdAt, since), or(...mine));

  const replies = db.select(fields(true, forumComments.postId, forumComments.createdAt))
    .from(forumComments)
    .innerJoin(forumPosts, eq(forumPosts.id, forumComments.postId))
    .leftJoin(answered, eq(answered.id, forumComments.parentId))
    .where(byOthers(forumComments, eq(forumPosts.userId, userId), eq(answered.userId, userId)));
  const likes = db.select(fields(false, forumLikes.postId, forumLikes.createdAt))
    .from(forumLikes)
    .innerJoin(forumPosts, eq(forumPosts.id, forumLikes.postId))
    .where(byOthers(forumLikes, eq(forumPosts.userId, userId)));
  const post = sql`coalesce(${forumReactions.postId}, ${forumComments.postId})`;
  const reactions = db.select(fields(false, post, forumReactions.createdAt))
    .from(forumReactions)
    .leftJoin(forumPosts, eq(forumPosts.id, forumReactions.postId))
    .leftJoin(forumComments, eq(forumComments.id, forumReactions.commentId))
    .where(
      byOthers(forumReactions, eq(forumPosts.userId, userId), eq(forumComments.userId, userId)),
    );

  const all = unionAll(replies, likes, reactions).as("activity");
  const [row] = await db.select({
    replies: sql<number>`(count(*) filter (where ${all.isReply}))::int`,
    reactions: sql<number>`(count(*) filter (where not ${all.isReply}))::int`,
    postId: sql<number | null>`case when min(${all.postId}) = max(${all.postId})
      then min(${all.postId}) end`,
    cursor: sql<string | null>`(extract(epoch from max(${all.createdAt})) * 1000)::bigint::text`,
  }).from(all);
  return row?.cursor ? { ...row, cursor: row.cursor } : null;
}
