import { newPseudonym } from "@reclaim/contracts-community/community";
import { notFound } from "@reclaim/platform/errors";
import { requireCaller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { createPseudonym } from "./create-pseudonym.use-case.ts";
import { readOwnPseudonym } from "./read-own-pseudonym.use-case.ts";
import { toPseudonym } from "./pseudonyms.wire.ts";

export function pseudonymRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const create = createPseudonym(deps);
  const own = readOwnPseudonym(deps);
  return new Hono<ServiceEnv>()
    .get("/api/pseudonyms/user/:userId", async (c) => {
      const { sub } = requireCaller(c);
      if (c.req.param("userId") !== sub) throw notFound();
      return c.json(toPseudonym(await own(sub)));
    })
    .post("/api/pseudonyms", async (c) => {
      const { sub } = requireCaller(c);
      const { row, created } = await create(sub, await parseBody(c, newPseudonym));
      return c.json(toPseudonym(row), created ? 201 : 200);
    });
}
