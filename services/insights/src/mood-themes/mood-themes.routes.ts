import { moodThemeRequest } from "@reclaim/contracts-insights/insights";
import type { ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { askerOf } from "../shared/asker.ts";
import { recommendTheme } from "./recommend-theme.use-case.ts";

/** Open on every plan: themes are part of the frame, not of the AI helpers. */
export function moodThemeRoutes(deps: Parameters<typeof recommendTheme>[0]): Hono<ServiceEnv> {
  const recommend = recommendTheme(deps);
  return new Hono<ServiceEnv>().post(
    "/api/ai/mood-theme-analysis",
    async (c) => c.json(await recommend(askerOf(c), await parseBody(c, moodThemeRequest))),
  );
}
