import type { Review } from "@reclaim/contracts-community/community";
import { type AnyPgColumn, boolean, index, integer, text, varchar } from "drizzle-orm/pg-core";
import { communitySchema, instant, randomId } from "../community.schema.table.ts";
import { forumPosts } from "../posts/posts.table.ts";

/**
 * `pseudonymId` is no reference, as with posts, and 0 where the comment is deleted. `parentId` is
 * the comment that this one replies to; it replies to none itself.
 */
export const forumComments = communitySchema.table("forum_comments", {
  id: randomId(),
  postId: integer().notNull().references(() => forumPosts.id, { onDelete: "cascade" }),
  userId: text().notNull(),
  pseudonymId: integer().notNull(),
  content: text().notNull(),
  likes: integer().notNull().default(0),
  createdAt: instant(),
  updatedAt: instant(),
  isEdited: boolean().notNull().default(false),
  /** Without words and author, above the replies to it. */
  isDeleted: boolean().notNull().default(false),
  /** As with posts. */
  review: varchar({ length: 10 }).$type<NonNullable<Review>>(),
  parentId: integer().references((): AnyPgColumn => forumComments.id, { onDelete: "set null" }),
}, (table) => [
  index("forum_comments_by_post").on(table.postId, table.createdAt, table.id),
  index("forum_comments_by_parent").on(table.parentId),
  index("forum_comments_by_user").on(table.userId),
]);
export type NewCommentRow = typeof forumComments.$inferInsert;
