import type { NewCategory } from "@reclaim/contracts-community/community";
import type { Db } from "@reclaim/platform/database";
import { asc, eq, or } from "drizzle-orm";
import { type CategoryRow, forumCategories } from "./categories.table.ts";

/** All SQL of categories. `db` may be a transaction. */
export function categoryRepository(db: Db) {
  return {
    list: (): Promise<CategoryRow[]> =>
      db.select().from(forumCategories)
        .orderBy(asc(forumCategories.displayOrder), asc(forumCategories.id)),

    async byId(id: number): Promise<CategoryRow | undefined> {
      const [row] = await db.select().from(forumCategories).where(eq(forumCategories.id, id));
      return row;
    },

    async bySlug(slug: string): Promise<CategoryRow | undefined> {
      const [row] = await db.select().from(forumCategories).where(eq(forumCategories.slug, slug));
      return row;
    },

    async exists({ name, slug }: NewCategory): Promise<boolean> {
      const rows = await db.select({ id: forumCategories.id }).from(forumCategories)
        .where(or(eq(forumCategories.name, name), eq(forumCategories.slug, slug)));
      return rows.length > 0;
    },

    /** Answers those that were not there yet. */
    create: (rows: NewCategory[]): Promise<CategoryRow[]> =>
      db.insert(forumCategories).values(rows).onConflictDoNothing().returning(),
  };
}
