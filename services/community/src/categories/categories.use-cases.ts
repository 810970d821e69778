import {
  type Category,
  categorySlug,
  DEFAULT_CATEGORIES,
  type NewCategory,
} from "@reclaim/contracts/community";
import type { Db } from "@reclaim/platform/database";
import { forbidden } from "@reclaim/platform/errors";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import * as z from "zod/mini";
import { pathId } from "../shared/ids.ts";
import { categoryExists, categoryNotFound } from "./categories.errors.ts";
import { categoryRepository } from "./categories.repository.ts";

type Deps = Pick<ServiceDeps, "db">;

/** The six default categories; what is there stays as it is (D25). */
export async function seedCategories({ db }: Deps): Promise<void> {
  await categoryRepository(db).create(DEFAULT_CATEGORIES);
}

export const listCategories = ({ db }: Deps) => (): Promise<Category[]> =>
  categoryRepository(db).list();

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

/** Only admins create categories (D5). Errors: 409 `category_exists`, also for members; 403. */
export const createCategory =
  ({ db }: Deps) => async (caller: Identity, input: NewCategory): Promise<Category> => {
    const categories = categoryRepository(db);
    if (await categories.exists(input)) throw categoryExists();
    if (caller.role !== "admin") throw forbidden();
    const [created] = await categories.create([input]);
    if (!created) throw categoryExists();
    return created;
  };
