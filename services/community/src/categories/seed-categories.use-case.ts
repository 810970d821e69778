import { DEFAULT_CATEGORIES } from "@reclaim/contracts-community/community";
import type { ServiceDeps } from "@reclaim/platform/service";
import { categoryRepository } from "./categories.repository.ts";

/** The six default categories; what is there stays as it is (D25). */
export async function seedCategories({ db }: Pick<ServiceDeps, "db">): Promise<void> {
  await categoryRepository(db).create(DEFAULT_CATEGORIES);
}
