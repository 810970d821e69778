import { newPass, passCode } from "@reclaim/contracts/release-desk";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { idOf } from "../shared/paths.ts";
import { actorOf, whoMay } from "../teams/actors.ts";
import { notATeamMember } from "../teams/teams.errors.ts";
import { acceptPass, endOwnOverrides, endPass, lookAtPass, makePass } from "./passes.use-cases.ts";

export function passesRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const actorFor = whoMay(deps);
  const who = actorOf(deps);
  const make = makePass(deps);
  const look = lookAtPass(deps);
  const accept = acceptPass(deps);
  const end = endPass(deps);
  const endOwn = endOwnOverrides(deps);
  return new Hono<ServiceEnv>()
    .post("/api/releases/passes", async (c) => {
      const { sub } = caller(c);
      const wanted = await body(c, newPass);
      return c.json(await make(await actorFor(c, wanted.name), sub, wanted), 201);
    })
    .post("/api/releases/passes/look", async (c) => {
      caller(c);
      return c.json(await look((await body(c, passCode)).code));
    })
    .post("/api/releases/passes/accept", async (c) => {
      const { sub } = caller(c);
      return c.json(await accept(sub, (await body(c, passCode)).code));
    })
    .delete("/api/releases/passes/mine", async (c) => {
      await endOwn(caller(c).sub);
      return c.body(null, 204);
    })
    .delete("/api/releases/passes/:id", async (c) => {
      caller(c);
      const actor = await who(c);
      if (!actor) throw notATeamMember();
      await end(actor, idOf(c.req.param("id")));
      return c.body(null, 204);
    });
}
