import { canaryShare, rollback } from "@reclaim/contracts-releases/release-desk";
import type { LiveAnswer, LiveState } from "@reclaim/contracts-releases/composition";
import type { ServiceEnv } from "@reclaim/platform/service";
import type { ReleasesDeps } from "../shared/deps.ts";
import { parseBody } from "@reclaim/platform/validate";
import { type Context, Hono } from "hono";
import { RELEASED } from "../shared/route-parameters.ts";
import { parseVersion } from "../versions/version.parameter.ts";
import { authorizeChange } from "../teams/teams.authorization.ts";
import { readLiveState } from "./read-live-state.use-case.ts";
import { activateRelease } from "./activate-release.use-case.ts";
import { removeRemote } from "./remove-remote.use-case.ts";
import { rollBackRelease } from "./roll-back-release.use-case.ts";
import { startCanary } from "./start-canary.use-case.ts";
import { stopCanary } from "./stop-canary.use-case.ts";

export function liveRoutes(deps: ReleasesDeps): Hono<ServiceEnv> {
  const mayDo = authorizeChange(deps);
  const readLiveChange = async (c: Context<ServiceEnv>, name: string) => {
    const { label: actor } = await mayDo(c, name);
    return { actor, name, expectedRevision: c.req.query("expectedRevision") };
  };
  const activate = activateRelease(deps);
  const start = startCanary(deps);
  const stop = stopCanary(deps);
  const rollBack = rollBackRelease(deps);
  const remove = removeRemote(deps);
  return new Hono<ServiceEnv>()
    .get("/internal/live", async (c) => {
      const live = await readLiveState(deps.db);
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
      const request = await readLiveChange(c, c.req.param("name"));
      return c.json(await activate({ ...request, version: parseVersion(c.req.param("version")) }));
    })
    .put(`${RELEASED}/:version/canary`, async (c) => {
      const request = await readLiveChange(c, c.req.param("name"));
      const version = parseVersion(c.req.param("version"));
      return c.json(await start({ ...request, version, ...await parseBody(c, canaryShare) }));
    })
    .delete(`${RELEASED}/canary`, async (c) => {
      return c.json(await stop(await readLiveChange(c, c.req.param("name"))));
    })
    .delete(RELEASED, async (c) => {
      return c.json(await remove(await readLiveChange(c, c.req.param("name"))));
    })
    .post(`${RELEASED}/rollback`, async (c) => {
      const request = await readLiveChange(c, c.req.param("name"));
      return c.json(await rollBack({ ...request, ...await parseBody(c, rollback) }));
    });
}
