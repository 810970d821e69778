import { notFound } from "@reclaim/platform/errors";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { query } from "@reclaim/platform/validate";
import { Hono } from "hono";
import * as z from "zod/mini";
import { actorOf } from "../teams/actors.ts";
import { notATeamMember } from "../teams/teams.errors.ts";
import { auditPageOf, componentsInUse, deskOf, discoveryOf } from "./desk.use-cases.ts";

/** As large as an id in the database can be. */
const LAST_ID = 2 ** 31 - 1;
const auditQuery = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(LAST_ID))),
});

/** What is live, for everybody and, with more, for teams. */
export function deskRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const who = actorOf(deps);
  const member = async (c: Parameters<typeof who>[0]) => {
    caller(c);
    const actor = await who(c);
    if (!actor) throw notATeamMember();
    return actor;
  };
  return new Hono<ServiceEnv>()
    .get("/api/releases", async (c) => {
      const found = await discoveryOf(deps);
      if (!found) throw notFound();
      return c.json(found);
    })
    .get("/api/releases/components", async (c) => c.json(await componentsInUse(deps)))
    .get("/api/releases/desk", async (c) => c.json(await deskOf(deps, await member(c))))
    .get("/api/releases/audit", async (c) => {
      await member(c);
      return c.json(await auditPageOf(deps, query(c.req, auditQuery).before));
    });
}
