import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import { Hono } from "hono";
import type { InsightsDeps } from "../shared/deps.ts";
import { readQuota } from "./read-quota.use-case.ts";

export function quotaRoutes(deps: InsightsDeps): Hono<ServiceEnv> {
  const read = readQuota(deps);
  return new Hono<ServiceEnv>()
    .get("/api/ai/quota", async (c) => c.json(await read(requireCaller(c))));
}
