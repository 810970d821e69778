import { givenName, membership, team } from "@reclaim/contracts-releases/release-desk";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { ReleasesDeps } from "../shared/deps.ts";
import { parse, parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { parseId } from "../shared/route-parameters.ts";
import * as z from "zod/mini";
import { requireOperator } from "./teams.authorization.ts";
import { joinTeam } from "./join-team.use-case.ts";
import { revokeToken } from "./revoke-token.use-case.ts";
import { makeToken } from "./make-token.use-case.ts";
import { saveTeam } from "./save-team.use-case.ts";
import { findTeam } from "./find-team.use-case.ts";

const tokenLabel = z.object({ label: givenName });
const TEAM = "/api/releases/teams/:team";

export function teamsRoutes(deps: ReleasesDeps): Hono<ServiceEnv> {
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
      await save(parse(givenName, c.req.param("team")), await parseBody(c, team));
      return c.body(null, 204);
    })
    .post(`${TEAM}/tokens`, async (c) => {
      await operator(c);
      const { label } = await parseBody(c, tokenLabel);
      return c.json(await make(parse(givenName, c.req.param("team")), label), 201);
    })
    .delete(`${TEAM}/tokens/:id`, async (c) => {
      await operator(c);
      await revoke(parse(givenName, c.req.param("team")), parseId(c.req.param("id")));
      return c.body(null, 204);
    })
    .post("/api/releases/membership", async (c) => {
      const { sub } = requireCaller(c);
      await join(sub, await parseBody(c, membership));
      return c.body(null, 204);
    });
}
