import { sql } from "drizzle-orm";
import { check, index, integer, text, uniqueIndex } from "drizzle-orm/pg-core";
import { forumComments } from "../comments/comments.table.ts";
import { communitySchema, instant, randomId } from "../community.schema.table.ts";
import { forumPosts } from "../posts/posts.table.ts";

/**
 * Support of one post or one comment, once per member (D27). Where the account was erased it stays
 * without an owner, so that it still counts.
 */
export const forumLikes = communitySchema.table("forum_likes", {
  id: randomId(),
  userId: text().notNull(),
  postId: integer().references(() => forumPosts.id, { onDelete: "cascade" }),
  commentId: integer().references(() => forumComments.id, { onDelete: "cascade" }),
  createdAt: instant(),
}, (table) => [
  uniqueIndex("forum_likes_once_per_post").on(table.postId, table.userId)
    .where(sql`${table.userId} <> ''`),
  uniqueIndex("forum_likes_once_per_comment").on(table.commentId, table.userId)
    .where(sql`${table.userId} <> ''`),
  index("forum_likes_by_post").on(table.postId, table.createdAt),
  index("forum_likes_by_comment").on(table.commentId),
  index("forum_likes_by_user").on(table.userId),
  check("forum_likes_target", sql`num_nonnulls(${table.postId}, ${table.commentId}) = 1`),
]);
export type LikeRow = typeof forumLikes.$inferSelect;
export type NewLikeRow = typeof forumLikes.$inferInsert;
