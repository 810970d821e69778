import { integer, text, varchar } from "drizzle-orm/pg-core";
import { communitySchema, numericId } from "../community.schema.table.ts";

export const forumCategories = communitySchema.table("forum_categories", {
  id: numericId(),
  name: varchar({ length: 50 }).notNull().unique(),
  description: text().notNull(),
  slug: varchar({ length: 50 }).notNull().unique(),
  displayOrder: integer().notNull().default(0),
});
export type CategoryRow = typeof forumCategories.$inferSelect;
