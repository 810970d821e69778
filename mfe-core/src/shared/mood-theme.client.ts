import type { CheckIn } from "@reclaim/contracts-members/check-ins";
import { cleanKeywords, type Theme, themeForMoods } from "@reclaim/contracts-insights/mood-themes";
import type { Http } from "@reclaim/host-api";
import * as z from "zod/mini";
import { isTheme } from "./theme.storage.ts";

/** A theme recommended by moods. */
export interface ThemeInfo {
  theme: Theme;
  moodKeywords: string[];
  recommendation: string;
}
export type DatedMood = Pick<CheckIn, "mood" | "localDate">;

/** Below it the newest mood decides, and nobody is asked (core specification §9). */
const MIN_MOODS_FOR_ANALYSIS = 3;

/** Read leniently: what a model gets wrong is put right here, not refused. */
const moodThemeAnswer = z.looseObject({
  themeRecommendation: z.unknown(),
  moodKeywords: z.unknown(),
  recommendation: z.string(),
});

const applyMoodRules = (checkIns: DatedMood[]): ThemeInfo => {
  const { themeRecommendation, ...words } = themeForMoods(checkIns.map(({ mood }) => mood));
  return { theme: themeRecommendation, ...words };
};

/**
 * The theme for check-ins, newest first (core specification §4): by rule for up to two, from three
 * on by the server, which gets moods and dates and no notes. When the server fails, the average
 * decides; when all fails, the default theme stands in.
 */
export async function analyseMoods(http: Http, checkIns: DatedMood[]): Promise<ThemeInfo> {
  try {
    if (checkIns.length < MIN_MOODS_FOR_ANALYSIS) return applyMoodRules(checkIns);
    const datedMoods = checkIns.map(({ mood, localDate }) => ({ mood, date: localDate }));
    try {
      const answer = await http.send(
        "POST",
        "/api/ai/mood-theme-analysis",
        { checkIns: datedMoods },
        moodThemeAnswer,
      );
      return {
        theme: isTheme(answer.themeRecommendation) ? answer.themeRecommendation : "default",
        moodKeywords: cleanKeywords(answer.moodKeywords),
        recommendation: answer.recommendation,
      };
    } catch (error) {
      console.error("Analysing moods failed; their average decides:", error);
      return applyMoodRules(checkIns);
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
