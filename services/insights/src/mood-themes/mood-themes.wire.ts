import type { MoodTheme, Source } from "@reclaim/contracts-insights/insights";
import { cleanKeywords, THEMES } from "@reclaim/contracts-insights/mood-themes";

/** What a model, or the rules, make of moods. A model may name a theme that does not exist. */
export interface MoodAnalysis {
  themeRecommendation: string;
  moodKeywords: unknown;
  recommendation: string;
}

/** Answers one of the ten themes, the default for any other, and clean keywords (core specification §5). */
export const toMoodTheme = (
  { themeRecommendation, moodKeywords, recommendation }: MoodAnalysis,
  source: Source,
): MoodTheme => ({
  themeRecommendation: THEMES.find((theme) => theme === themeRecommendation) ?? "default",
  moodKeywords: cleanKeywords(moodKeywords),
  recommendation,
  source,
});
