import { toLocalDate } from "@reclaim/platform/clock";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { IdentityDeps } from "../shared/deps.ts";
import { Hono } from "hono";
import { exportEverything } from "./export-everything.use-case.ts";

export function exportRoutes(deps: IdentityDeps): Hono<ServiceEnv> {
  const everything = exportEverything(deps);
  return new Hono<ServiceEnv>().get("/api/me/export", async (c) => {
    const found = await everything(requireCaller(c));
    const day = toLocalDate(deps.clock.now(), "UTC");
    return c.body(JSON.stringify(found, null, 2), 200, {
      "content-type": "application/json",
      "content-disposition": `attachment; filename="reclaim-${day}.json"`,
    });
  });
}
