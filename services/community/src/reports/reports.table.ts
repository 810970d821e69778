import { sql } from "drizzle-orm";
import { check, index, integer, text, unique } from "drizzle-orm/pg-core";
import { forumComments } from "../comments/comments.table.ts";
import { communitySchema, instant, numericId } from "../community.schema.table.ts";
import { forumPosts } from "../posts/posts.table.ts";

/** A report of one post or one comment, once per reporter (D28). */
export const forumReports = communitySchema.table("forum_reports", {
  id: numericId(),
  reporterId: text().notNull(),
  postId: integer().references(() => forumPosts.id, { onDelete: "cascade" }),
  commentId: integer().references(() => forumComments.id, { onDelete: "cascade" }),
  reason: text(),
  createdAt: instant(),
}, (table) => [
  unique("forum_reports_once_per_post").on(table.postId, table.reporterId),
  unique("forum_reports_once_per_comment").on(table.commentId, table.reporterId),
  index("forum_reports_newest").on(table.createdAt, table.id),
  check("forum_reports_target", sql`num_nonnulls(${table.postId}, ${table.commentId}) = 1`),
]);
export type NewReportRow = typeof forumReports.$inferInsert;
