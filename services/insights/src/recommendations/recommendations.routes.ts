import { recommendationsRequest } from "@reclaim/contracts-insights/recommendations";
import type { ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { askerOf } from "../shared/asker.ts";
import { recommend } from "./recommend.use-case.ts";

export function recommendationRoutes(deps: Parameters<typeof recommend>[0]): Hono<ServiceEnv> {
  const answer = recommend(deps);
  return new Hono<ServiceEnv>().post(
    "/api/ai/recommendations",
    async (c) => c.json(await answer(askerOf(c), await parseBody(c, recommendationsRequest))),
  );
}
