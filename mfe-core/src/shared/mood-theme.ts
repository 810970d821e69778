import type { CheckIn } from "@reclaim/contracts/check-ins";
import { cleanKeywords, type Theme, themeForMoods } from "@reclaim/contracts/mood-themes";
import type { Http } from "@reclaim/host-api";
import * as z from "zod/mini";
import { isTheme } from "./theme.storage.ts";

/** What moods say about a theme. */
export interface ThemeInfo {
  theme: Theme;
  moodKeywords: string[];
  recommendation: string;
}
export type Mooded = Pick<CheckIn, "mood" | "localDate">;

/** Below it the newest mood decides, and nobody is asked (core specification §9). */
const ENOUGH_TO_ASK = 3;

/** Read leniently: what a model gets wrong is put right here, not refused. */
const answer = z.looseObject({
  themeRecommendation: z.unknown(),
  moodKeywords: z.unknown(),
  recommendation: z.string(),
});

const locally = (checkIns: Mooded[]): ThemeInfo => {
  const { themeRecommendation, ...words } = themeForMoods(checkIns.map(({ mood }) => mood));
  return { theme: themeRecommendation, ...words };
};

/**
 * The theme for check-ins, newest first (core specification §4): by rule for up to two, from three
 * on by the server, which gets moods and dates and no notes. When the server fails, the average
 * decides; when all fails, the default theme stands in.
 */
export async function analyseMoods(http: Http, checkIns: Mooded[]): Promise<ThemeInfo> {
  try {
    if (checkIns.length < ENOUGH_TO_ASK) return locally(checkIns);
    const asked = checkIns.map(({ mood, localDate }) => ({ mood, date: localDate }));
    try {
      const said = await http.send(
        "POST",
        "/api/ai/mood-theme-analysis",
        { checkIns: asked },
        answer,
      );
      return {
        theme: isTheme(said.themeRecommendation) ? said.themeRecommendation : "default",
        moodKeywords: cleanKeywords(said.moodKeywords),
        recommendation: said.recommendation,
      };
    } catch (error) {
      console.error("Analysing moods failed; their average decides:", error);
      return locally(checkIns);
    }
  } catch (error) {
    console.error("No theme could be found for moods:", error);
    return {
      theme: "default",
      moodKeywords: [],
      recommendation: "We're using our default theme while we learn about your preferences.",
    };
  }
}
