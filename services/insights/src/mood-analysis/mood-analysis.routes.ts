import { moodAnalysisRequest } from "@reclaim/contracts-insights/mood-analysis";
import type { ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { askerOf } from "../shared/asker.ts";
import { interpretMoods } from "./interpret-moods.use-case.ts";

export function moodAnalysisRoutes(deps: Parameters<typeof interpretMoods>[0]): Hono<ServiceEnv> {
  const answer = interpretMoods(deps);
  return new Hono<ServiceEnv>().post(
    "/api/ai/mood-analysis",
    async (c) => c.json(await answer(askerOf(c), await parseBody(c, moodAnalysisRequest))),
  );
}
