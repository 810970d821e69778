import { dayRange } from "@reclaim/contracts-members/day-range";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import { parseQuery } from "@reclaim/platform/validate";
import { Hono } from "hono";
import type { MembersDeps } from "../shared/deps.ts";
import { listMoodDays } from "./list-mood-days.use-case.ts";
import { readProgress } from "./read-progress.use-case.ts";

export function progressRoutes(deps: MembersDeps): Hono<ServiceEnv> {
  const read = readProgress(deps);
  const list = listMoodDays(deps);
  return new Hono<ServiceEnv>()
    .get("/api/progress", async (c) => c.json(await read(requireCaller(c).sub)))
    .get("/api/mood-days", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(await list(sub, parseQuery(c.req, dayRange)));
    });
}
