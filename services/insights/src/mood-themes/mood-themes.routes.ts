import { type MoodTheme, moodThemeRequest } from "@reclaim/contracts/insights";
import { themeForMoods } from "@reclaim/contracts/mood-themes";
import type { ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { screened } from "../shared/screened.ts";

/** Open on every plan: themes are part of the frame, not of the AI helpers. */
export const moodThemeRoutes = (): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().post("/api/ai/mood-theme-analysis", async (c) => {
    const { checkIns } = await body(c, moodThemeRequest);
    const answer = await screened(checkIns.map(({ thoughts }) => thoughts), (): MoodTheme => ({
      ...themeForMoods(checkIns.map(({ mood }) => mood)),
      source: "guide",
    }));
    return c.json(answer);
  });
