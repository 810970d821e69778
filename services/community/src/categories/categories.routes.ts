import { newCategory } from "@reclaim/contracts/community";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { createCategory, findCategory, listCategories } from "./categories.use-cases.ts";

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
      async (c) => c.json(await create(caller(c), await body(c, newCategory)), 201),
    );
}
