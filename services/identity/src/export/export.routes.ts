import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { Hono } from "hono";
import { exportEverything } from "./export.use-cases.ts";

export function exportRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const everything = exportEverything(deps);
  return new Hono<ServiceEnv>().get("/api/me/export", async (c) => {
    const found = await everything(caller(c));
    const day = deps.clock.now().toISOString().slice(0, 10);
    return c.body(JSON.stringify(found, null, 2), 200, {
      "content-type": "application/json",
      "content-disposition": `attachment; filename="reclaim-${day}.json"`,
    });
  });
}
