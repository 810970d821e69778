import { type AnyPgColumn, index, integer, text } from "drizzle-orm/pg-core";
import { communitySchema, instant, numericId } from "../community.schema.table.ts";
import { forumPosts } from "../posts/posts.table.ts";

/** `pseudonymId` is no reference, as with posts. `parentId` is the comment that this one replies to. */
export const forumComments = communitySchema.table("forum_comments", {
  id: numericId(),
  postId: integer().notNull().references(() => forumPosts.id, { onDelete: "cascade" }),
  userId: text().notNull(),
  pseudonymId: integer().notNull(),
  content: text().notNull(),
  likes: integer().notNull().default(0),
  createdAt: instant(),
  updatedAt: instant(),
  parentId: integer().references((): AnyPgColumn => forumComments.id, { onDelete: "set null" }),
}, (table) => [
  index("forum_comments_by_post").on(table.postId, table.createdAt, table.id),
  index("forum_comments_by_parent").on(table.parentId),
  index("forum_comments_by_user").on(table.userId),
  index("forum_comments_newest").on(table.createdAt),
]);
export type NewCommentRow = typeof forumComments.$inferInsert;
