import { canaryShare, rollback } from "@reclaim/contracts/release-desk";
import type { LiveAnswer, LiveState } from "@reclaim/contracts/composition";
import type { ServiceDeps, ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { type Context, Hono } from "hono";
import { RELEASED, versionOf } from "../shared/paths.ts";
import { whoMay } from "../teams/actors.ts";
import { liveNow } from "./change-live.ts";
import { activate, putOnCanary, rollBack, stopCanary, withdraw } from "./live.use-cases.ts";

export function liveRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const mayDo = whoMay(deps);
  const deedOn = async (c: Context<ServiceEnv>, name: string) => {
    const { label: actor } = await mayDo(c, name);
    return { actor, name, seen: c.req.query("seen") };
  };
  const activated = activate(deps);
  const onCanary = putOnCanary(deps);
  const stopped = stopCanary(deps);
  const rolledBack = rollBack(deps);
  const withdrawn = withdraw(deps);
  return new Hono<ServiceEnv>()
    .get("/internal/live", async (c) => {
      const live = await liveNow(deps.db);
      if (!live) return c.json({ code: "nothing_live", message: "Nothing is live yet." }, 503);
      // After a restore, another state may bear a sequence that was there before.
      const { sequence, at } = JSON.parse(live.state.text) as LiveState;
      const asked = c.req.query();
      if (asked.sequence === String(sequence) && (asked.at ?? at) === at) return c.body(null, 304);
      const answer: LiveAnswer = {
        state: live.state,
        compositions: await live.compositions(),
      };
      return c.json(answer);
    })
    .post(`${RELEASED}/:version/activate`, async (c) => {
      const deed = await deedOn(c, c.req.param("name"));
      return c.json(await activated({ ...deed, version: versionOf(c.req.param("version")) }));
    })
    .put(`${RELEASED}/:version/canary`, async (c) => {
      const deed = await deedOn(c, c.req.param("name"));
      const version = versionOf(c.req.param("version"));
      return c.json(await onCanary({ ...deed, version, ...await body(c, canaryShare) }));
    })
    .delete(`${RELEASED}/canary`, async (c) => {
      return c.json(await stopped(await deedOn(c, c.req.param("name"))));
    })
    .delete(RELEASED, async (c) => {
      return c.json(await withdrawn(await deedOn(c, c.req.param("name"))));
    })
    .post(`${RELEASED}/rollback`, async (c) => {
      const deed = await deedOn(c, c.req.param("name"));
      return c.json(await rolledBack({ ...deed, ...await body(c, rollback) }));
    });
}
