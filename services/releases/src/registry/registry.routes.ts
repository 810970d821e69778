import type { ServiceDeps, ServiceEnv } from "@reclaim/platform/service";
import { Hono } from "hono";
import { listReleases } from "./registry.use-cases.ts";

export function registryRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const list = listReleases(deps);
  return new Hono<ServiceEnv>().get("/api/releases", async (c) => c.json(await list()));
}
