import { newCategory } from "@reclaim/contracts-community/community";
import { requireCaller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { createCategory } from "./create-category.use-case.ts";
import { findCategory } from "./find-category.use-case.ts";
import { listCategories } from "./list-categories.use-case.ts";

export function categoryRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const list = listCategories(deps);
  const find = findCategory(deps.db);
  const create = createCategory(deps);
  return new Hono<ServiceEnv>()
    .get("/api/forum/categories", async (c) => c.json(await list()))
    .get(
      "/api/forum/categories/:idOrSlug",
      async (c) => c.json(await find(c.req.param("idOrSlug"))),
    )
    .post(
      "/api/forum/categories",
      async (c) => c.json(await create(requireCaller(c), await parseBody(c, newCategory)), 201),
    );
}
