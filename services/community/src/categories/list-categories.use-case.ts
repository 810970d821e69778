import type { Category } from "@reclaim/contracts-community/community";
import type { ServiceDeps } from "@reclaim/platform/service";
import { categoryRepository } from "./categories.repository.ts";

export const listCategories = ({ db }: Pick<ServiceDeps, "db">) => (): Promise<Category[]> =>
  categoryRepository(db).list();
