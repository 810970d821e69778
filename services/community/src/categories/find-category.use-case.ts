import { type Category, categorySlug } from "@reclaim/contracts-community/community";
import type { Db } from "@reclaim/platform/database";
import * as z from "zod/mini";
import { pathId } from "../shared/ids.ts";
import { categoryNotFound } from "./categories.errors.ts";
import { categoryRepository } from "./categories.repository.ts";

/** A category by id (digits only) or slug (D26). Errors: 404 `category_not_found`. */
export const findCategory = (db: Db) => async (idOrSlug: string): Promise<Category> => {
  const categories = categoryRepository(db);
  const category = /^\d+$/.test(idOrSlug)
    ? await categories.byId(pathId(idOrSlug))
    : z.safeParse(categorySlug, idOrSlug).success
    ? await categories.bySlug(idOrSlug)
    : undefined;
  if (!category) throw categoryNotFound();
  return category;
};
