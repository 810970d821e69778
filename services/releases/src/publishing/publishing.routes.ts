import type { ServiceDeps, ServiceEnv } from "@reclaim/platform/service";
import { Hono } from "hono";
import { liveRepository } from "../live/live.repository.ts";
import type { Signal } from "../shared/signal.ts";
import { RELEASED, versionOf } from "../shared/paths.ts";
import { whoMay } from "../teams/actors.ts";
import { badArchive, unknownVersion } from "./publishing.errors.ts";
import { toPublished } from "./publishing.model.ts";
import { publish } from "./publishing.use-cases.ts";
import { versionsRepository } from "./versions.repository.ts";

/** `waiting` is told of each version that a browser shall look at. */
export function publishingRoutes(deps: ServiceDeps, waiting: Signal): Hono<ServiceEnv> {
  const actorFor = whoMay(deps);
  const published = publish(deps);
  return new Hono<ServiceEnv>()
    .post(RELEASED, async (c) => {
      const name = c.req.param("name");
      const actor = await actorFor(c, name);
      const archive = c.req.raw.body;
      if (!archive) throw badArchive("Send the archive as the body.");
      const row = await published(actor, name, archive);
      waiting.tell();
      return c.json(toPublished(row, "none"), 201);
    })
    .get(`${RELEASED}/:version`, async (c) => {
      const name = c.req.param("name");
      await actorFor(c, name);
      const version = versionOf(c.req.param("version"));
      const row = await versionsRepository(deps.db).find(name, version);
      if (!row) throw unknownVersion();
      const { live, onCanary } = await liveRepository(deps.db).serving();
      const isIt = (one: { id: string }) => one.id === row.id;
      const traffic = live.some(isIt) ? "live" : onCanary.some(isIt) ? "canary" : "none";
      return c.json(toPublished(row, traffic));
    });
}
