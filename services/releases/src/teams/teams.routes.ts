import { givenName, membership, team } from "@reclaim/contracts/release-desk";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body, parse } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { idOf } from "../shared/paths.ts";
import * as z from "zod/mini";
import { requireOperator } from "./actors.ts";
import { findTeam, joinTeam, makeToken, revokeToken, saveTeam } from "./teams.use-cases.ts";

const tokenLabel = z.object({ label: givenName });
const TEAM = "/api/releases/teams/:team";

export function teamsRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const operator = requireOperator(deps);
  const find = findTeam(deps);
  const save = saveTeam(deps);
  const make = makeToken(deps);
  const revoke = revokeToken(deps);
  const join = joinTeam(deps);
  return new Hono<ServiceEnv>()
    .get(TEAM, async (c) => {
      await operator(c);
      return c.json(await find(parse(givenName, c.req.param("team"))));
    })
    .put(TEAM, async (c) => {
      await operator(c);
      await save(parse(givenName, c.req.param("team")), await body(c, team));
      return c.body(null, 204);
    })
    .post(`${TEAM}/tokens`, async (c) => {
      await operator(c);
      const { label } = await body(c, tokenLabel);
      return c.json(await make(parse(givenName, c.req.param("team")), label), 201);
    })
    .delete(`${TEAM}/tokens/:id`, async (c) => {
      await operator(c);
      await revoke(parse(givenName, c.req.param("team")), idOf(c.req.param("id")));
      return c.body(null, 204);
    })
    .post("/api/releases/membership", async (c) => {
      const { sub } = caller(c);
      await join(sub, await body(c, membership));
      return c.body(null, 204);
    });
}
