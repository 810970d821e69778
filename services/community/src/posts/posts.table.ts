import { POST_TYPES, type PostType } from "@reclaim/contracts/community";
import { sql } from "drizzle-orm";
import { check, index, integer, text, varchar } from "drizzle-orm/pg-core";
import { forumCategories } from "../categories/categories.table.ts";
import { communitySchema, instant, numericId } from "../community.schema.table.ts";

/** `pseudonymId` is no reference: a post may outlive the pseudonym of an erased account (D24). */
export const forumPosts = communitySchema.table("forum_posts", {
  id: numericId(),
  userId: text().notNull(),
  pseudonymId: integer().notNull(),
  categoryId: integer().notNull().references(() => forumCategories.id),
  title: varchar({ length: 200 }).notNull(),
  content: text().notNull(),
  likes: integer().notNull().default(0),
  commentCount: integer().notNull().default(0),
  createdAt: instant(),
  updatedAt: instant(),
  tags: text().array().notNull().default([]),
  type: varchar({ length: 20 }).$type<PostType>().notNull().default("daily"),
}, (table) => [
  index("forum_posts_newest").on(table.createdAt, table.id),
  index("forum_posts_by_category").on(table.categoryId, table.createdAt, table.id),
  index("forum_posts_by_type").on(table.type, table.createdAt, table.id),
  index("forum_posts_by_user").on(table.userId, table.createdAt, table.id),
  check(
    "forum_posts_type",
    sql`${table.type} in (${sql.raw(POST_TYPES.map((type) => `'${type}'`).join(", "))})`,
  ),
]);
export type NewPostRow = typeof forumPosts.$inferInsert;
