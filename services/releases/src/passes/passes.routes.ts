import { newPass, passCode } from "@reclaim/contracts-releases/release-desk";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { ReleasesDeps } from "../shared/deps.ts";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { parseId } from "../shared/route-parameters.ts";
import { authorizeChange, resolveActor } from "../teams/teams.authorization.ts";
import { notATeamMember } from "../teams/teams.errors.ts";
import { makePass } from "./make-pass.use-case.ts";
import { endOwnOverrides } from "./end-own-overrides.use-case.ts";
import { endPass } from "./end-pass.use-case.ts";
import { acceptPass } from "./accept-pass.use-case.ts";
import { previewPass } from "./preview-pass.use-case.ts";

export function passesRoutes(deps: ReleasesDeps): Hono<ServiceEnv> {
  const actorFor = authorizeChange(deps);
  const who = resolveActor(deps);
  const make = makePass(deps);
  const preview = previewPass(deps);
  const accept = acceptPass(deps);
  const end = endPass(deps);
  const endOwn = endOwnOverrides(deps);
  return new Hono<ServiceEnv>()
    .post("/api/releases/passes", async (c) => {
      const { sub } = requireCaller(c);
      const wanted = await parseBody(c, newPass);
      return c.json(await make(await actorFor(c, wanted.name), sub, wanted), 201);
    })
    .post("/api/releases/passes/preview", async (c) => {
      requireCaller(c);
      return c.json(await preview((await parseBody(c, passCode)).code));
    })
    .post("/api/releases/passes/accept", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(await accept(sub, (await parseBody(c, passCode)).code));
    })
    .delete("/api/releases/passes/mine", async (c) => {
      await endOwn(requireCaller(c).sub);
      return c.body(null, 204);
    })
    .delete("/api/releases/passes/:id", async (c) => {
      requireCaller(c);
      const actor = await who(c);
      if (!actor) throw notATeamMember();
      await end(actor, parseId(c.req.param("id")));
      return c.body(null, 204);
    });
}
