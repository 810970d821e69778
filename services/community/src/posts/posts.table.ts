import { POST_TYPES, type PostType, type Review } from "@reclaim/contracts-community/community";
import { isNull, sql } from "drizzle-orm";
import { boolean, check, customType, index, integer, text, varchar } from "drizzle-orm/pg-core";
import { forumCategories } from "../categories/categories.table.ts";
import { communitySchema, instant, randomId } from "../community.schema.table.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** `pseudonymId` is no reference: a post may outlive the pseudonym of an erased account (D24). */
export const forumPosts = communitySchema.table("forum_posts", {
  id: randomId(),
  userId: text().notNull(),
  pseudonymId: integer().notNull(),
  categoryId: integer().notNull().references(() => forumCategories.id),
  title: varchar({ length: 200 }).notNull(),
  content: text().notNull(),
  likes: integer().notNull().default(0),
  commentCount: integer().notNull().default(0),
  createdAt: instant(),
  updatedAt: instant(),
  isEdited: boolean().notNull().default(false),
  /** Shown to its author only: held for review, or hidden by a moderator. */
  review: varchar({ length: 10 }).$type<NonNullable<Review>>(),
  tags: text().array().notNull().default([]),
  type: varchar({ length: 20 }).$type<PostType>().notNull().default("daily"),
  /** The function is made by the migration that adds the column. */
  searchVector: tsvector().notNull().generatedAlwaysAs(
    sql`community.post_search_vector(title, content, tags)`,
  ),
}, (table) => [
  index("forum_posts_newest").on(table.createdAt, table.id).where(isNull(table.review)),
  index("forum_posts_by_category").on(table.categoryId, table.createdAt, table.id)
    .where(isNull(table.review)),
  index("forum_posts_by_type").on(table.type, table.createdAt, table.id)
    .where(isNull(table.review)),
  index("forum_posts_by_user").on(table.userId, table.createdAt, table.id),
  // Without a list of pending words, which every search would go through.
  index("forum_posts_by_word").using("gin", table.searchVector).with({ fastupdate: false }),
  check(
    "forum_posts_type",
    sql`${table.type} in (${sql.raw(POST_TYPES.map((type) => `'${type}'`).join(", "))})`,
  ),
]);
export type NewPostRow = typeof forumPosts.$inferInsert;
