import { newPseudonym } from "@reclaim/contracts/community";
import { notFound } from "@reclaim/platform/errors";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { createPseudonym, ownPseudonym } from "./pseudonyms.use-cases.ts";
import { toPseudonym } from "./pseudonyms.wire.ts";

export function pseudonymRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const create = createPseudonym(deps);
  const own = ownPseudonym(deps);
  return new Hono<ServiceEnv>()
    .get("/api/pseudonyms/user/:userId", async (c) => {
      const { sub } = caller(c);
      if (c.req.param("userId") !== sub) throw notFound();
      return c.json(toPseudonym(await own(sub)));
    })
    .post("/api/pseudonyms", async (c) => {
      const { sub } = caller(c);
      const { row, created } = await create(sub, await body(c, newPseudonym));
      return c.json(toPseudonym(row), created ? 201 : 200);
    });
}
