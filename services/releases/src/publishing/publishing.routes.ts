import type { ServiceEnv } from "@reclaim/platform/service";
import { Hono } from "hono";
import { liveRepository } from "../live/live.repository.ts";
import type { ReleasesDeps } from "../shared/deps.ts";
import type { Signal } from "../shared/signal.ts";
import { RELEASED } from "../shared/route-parameters.ts";
import { parseVersion } from "../versions/version.parameter.ts";
import { authorizeChange } from "../teams/teams.authorization.ts";
import { badArchive } from "./publishing.errors.ts";
import { unknownVersion } from "../versions/versions.errors.ts";
import { toPublished } from "../versions/versions.wire.ts";
import { publishRelease } from "./publish-release.use-case.ts";
import { type PublishingDeps } from "./store-release.use-case.ts";
import { versionsRepository } from "../versions/versions.repository.ts";

/** `waiting` is told of each version that a browser shall look at. */
export function publishingRoutes(
  deps: PublishingDeps & Pick<ReleasesDeps, "operatorKey">,
  newWork: Signal,
): Hono<ServiceEnv> {
  const actorFor = authorizeChange(deps);
  const published = publishRelease(deps);
  return new Hono<ServiceEnv>()
    .post(RELEASED, async (c) => {
      const name = c.req.param("name");
      const actor = await actorFor(c, name);
      const archive = c.req.raw.body;
      if (!archive) throw badArchive("Send the archive as the body.");
      const row = await published(actor, name, archive);
      newWork.notify();
      return c.json(toPublished(row, "none"), 201);
    })
    .get(`${RELEASED}/:version`, async (c) => {
      const name = c.req.param("name");
      await actorFor(c, name);
      const version = parseVersion(c.req.param("version"));
      const row = await versionsRepository(deps.db).find(name, version);
      if (!row) throw unknownVersion();
      const { live, onCanary } = await liveRepository(deps.db).serving();
      const isIt = (one: { id: string }) => one.id === row.id;
      const traffic = live.some(isIt) ? "live" : onCanary.some(isIt) ? "canary" : "none";
      return c.json(toPublished(row, traffic));
    });
}
