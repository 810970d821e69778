import { type ReactionEmoji, REACTIONS } from "@reclaim/contracts-community/community";
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, text, unique, varchar } from "drizzle-orm/pg-core";
import { forumComments } from "../comments/comments.table.ts";
import { communitySchema, instant, randomId } from "../community.schema.table.ts";
import { forumPosts } from "../posts/posts.table.ts";

/**
 * A reaction to one post or one comment, once per member and emoji (D27). `pseudonymId` is no
 * reference, as with posts.
 */
export const forumReactions = communitySchema.table("forum_reactions", {
  id: randomId(),
  userId: text().notNull(),
  pseudonymId: integer().notNull(),
  postId: integer().references(() => forumPosts.id, { onDelete: "cascade" }),
  commentId: integer().references(() => forumComments.id, { onDelete: "cascade" }),
  emoji: varchar({ length: 20 }).$type<ReactionEmoji>().notNull(),
  createdAt: instant(),
}, (table) => [
  unique("forum_reactions_once_per_post").on(table.postId, table.userId, table.emoji),
  unique("forum_reactions_once_per_comment").on(table.commentId, table.userId, table.emoji),
  index("forum_reactions_by_user").on(table.userId),
  index("forum_reactions_by_post").on(table.postId, table.createdAt, table.id),
  index("forum_reactions_by_comment").on(table.commentId, table.createdAt, table.id),
  check("forum_reactions_target", sql`num_nonnulls(${table.postId}, ${table.commentId}) = 1`),
  check(
    "forum_reactions_emoji",
    sql`${table.emoji} in (${sql.raw(REACTIONS.map((emoji) => `'${emoji}'`).join(", "))})`,
  ),
]);

/**
 * How many reactions of each emoji a post or a comment has; the other id is 0. A trigger on
 * `forum_reactions` keeps it, so that it is right whatever removes reactions: a member, the erasure of
 * an account, the deletion of a post.
 */
export const forumReactionCounts = communitySchema.table("forum_reaction_counts", {
  postId: integer().notNull(),
  commentId: integer().notNull(),
  emoji: varchar({ length: 20 }).$type<ReactionEmoji>().notNull(),
  count: integer().notNull(),
}, (table) => [primaryKey({ columns: [table.postId, table.commentId, table.emoji] })]);
export type ReactionRow = typeof forumReactions.$inferSelect;
export type NewReactionRow = typeof forumReactions.$inferInsert;
