import { type Category, type NewCategory } from "@reclaim/contracts-community/community";
import { forbidden } from "@reclaim/platform/errors";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { categoryExists } from "./categories.errors.ts";
import { categoryRepository } from "./categories.repository.ts";

/** Only admins create categories (D5). Errors: 409 `category_exists`, also for members; 403. */
export const createCategory =
  ({ db }: Pick<ServiceDeps, "db">) =>
  async (caller: Identity, input: NewCategory): Promise<Category> => {
    const categories = categoryRepository(db);
    if (await categories.exists(input)) throw categoryExists();
    if (caller.role !== "admin") throw forbidden();
    const [created] = await categories.create([input]);
    if (!created) throw categoryExists();
    return created;
  };
