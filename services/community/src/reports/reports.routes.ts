import { newReport } from "@reclaim/contracts-community/community";
import { requireCaller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { fileReport } from "./file-report.use-case.ts";

export function reportRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const file = fileReport(deps);
  return new Hono<ServiceEnv>().post("/api/reports", async (c) => {
    const { sub } = requireCaller(c);
    return c.json(await file(sub, await parseBody(c, newReport)), 201);
  });
}
