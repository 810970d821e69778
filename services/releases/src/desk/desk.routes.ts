import { notFound } from "@reclaim/platform/errors";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { ReleasesDeps } from "../shared/deps.ts";
import { parseQuery } from "@reclaim/platform/validate";
import { Hono } from "hono";
import * as z from "zod/mini";
import { resolveActor } from "../teams/teams.authorization.ts";
import { notATeamMember } from "../teams/teams.errors.ts";
import { readDesk } from "./read-desk.use-case.ts";
import { readAuditPage } from "./read-audit-page.use-case.ts";
import { listComponentUse } from "./list-component-use.use-case.ts";
import { readDiscovery } from "./read-discovery.use-case.ts";

/** As large as an id in the database can be. */
const LAST_ID = 2 ** 31 - 1;
const auditQuery = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(LAST_ID))),
});

/** What is live, for everybody and, with more, for teams. */
export function deskRoutes(deps: ReleasesDeps): Hono<ServiceEnv> {
  const who = resolveActor(deps);
  const member = async (c: Parameters<typeof who>[0]) => {
    requireCaller(c);
    const actor = await who(c);
    if (!actor) throw notATeamMember();
    return actor;
  };
  return new Hono<ServiceEnv>()
    .get("/api/releases", async (c) => {
      const found = await readDiscovery(deps);
      if (!found) throw notFound();
      return c.json(found);
    })
    .get("/api/releases/components", async (c) => c.json(await listComponentUse(deps)))
    .get("/api/releases/desk", async (c) => c.json(await readDesk(deps, await member(c))))
    .get("/api/releases/audit", async (c) => {
      await member(c);
      return c.json(await readAuditPage(deps, parseQuery(c.req, auditQuery).before));
    });
}
