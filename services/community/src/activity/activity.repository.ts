import type { Activity } from "@reclaim/contracts-community/community";
import type { Db } from "@reclaim/platform/database";
import { and, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias, type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import { notBlocked } from "../blocks/blocks.repository.ts";
import { forumComments } from "../comments/comments.table.ts";
import { forumLikes } from "../likes/likes.table.ts";
import { forumPosts } from "../posts/posts.table.ts";
import { forumReactions } from "../reactions/reactions.table.ts";

const fields = (isReply: boolean, postId: AnyPgColumn, createdAt: AnyPgColumn) => ({
  isReply: sql<boolean>`${sql.raw(String(isReply))}`.as("is_reply"),
  postId: sql<number>`${postId}`.as("post_id"),
  createdAt: sql`${createdAt}`.as("created_at"),
});

/** What others did, and the instant of the last of it. */
export type ActivityRow = Omit<Activity, "cursor"> & { latest: Date };

/**
 * What others did with the posts and comments of `userId` after an instant; null when nothing. Each
 * part begins with the member's own rows, so that it costs what he wrote, not what all did since.
 */
export async function activityAfter(
  db: Db,
  userId: string,
  since: Date,
): Promise<ActivityRow | null> {
  const ownComments = alias(forumComments, "own_comments");
  const byOthers = (table: { userId: AnyPgColumn; createdAt: AnyPgColumn }, isMine: SQL) =>
    and(isMine, ne(table.userId, userId), gt(table.createdAt, since));
  const isOwnPost = eq(forumPosts.userId, userId);
  const isOwnComment = eq(ownComments.userId, userId);
  const isShown = and(
    isNull(forumComments.review),
    eq(forumComments.isDeleted, false),
    notBlocked(forumComments.pseudonymId, userId),
  );

  const comments = db.select(fields(true, forumComments.postId, forumComments.createdAt))
    .from(forumPosts)
    .innerJoin(forumComments, eq(forumComments.postId, forumPosts.id))
    .where(and(byOthers(forumComments, isOwnPost), isShown));
  // On one's own post a reply is among the comments already.
  const replies = db.select(fields(true, forumComments.postId, forumComments.createdAt))
    .from(ownComments)
    .innerJoin(forumComments, eq(forumComments.parentId, ownComments.id))
    .innerJoin(forumPosts, eq(forumPosts.id, forumComments.postId))
    .where(and(byOthers(forumComments, isOwnComment), isShown, ne(forumPosts.userId, userId)));
  const likes = db.select(fields(false, forumLikes.postId, forumLikes.createdAt))
    .from(forumPosts)
    .innerJoin(forumLikes, eq(forumLikes.postId, forumPosts.id))
    .where(byOthers(forumLikes, isOwnPost));
  const toPosts = db.select(fields(false, forumReactions.postId, forumReactions.createdAt))
    .from(forumPosts)
    .innerJoin(forumReactions, eq(forumReactions.postId, forumPosts.id))
    .where(byOthers(forumReactions, isOwnPost));
  const toComments = db.select(fields(false, ownComments.postId, forumReactions.createdAt))
    .from(ownComments)
    .innerJoin(forumReactions, eq(forumReactions.commentId, ownComments.id))
    .where(byOthers(forumReactions, isOwnComment));

  const all = unionAll(comments, replies, likes, toPosts, toComments).as("activity");
  const [row] = await db.select({
    replies: sql<number>`(count(*) filter (where ${all.isReply}))::int`,
    reactions: sql<number>`(count(*) filter (where not ${all.isReply}))::int`,
    postId: sql<number | null>`case when min(${all.postId}) = max(${all.postId})
      then min(${all.postId}) end`,
    latestMs: sql<string | null>`(extract(epoch from max(${all.createdAt})) * 1000)::bigint::text`,
  }).from(all);
  if (!row?.latestMs) return null;
  const { latestMs, ...counts } = row;
  return { ...counts, latest: new Date(Number(latestMs)) };
}
