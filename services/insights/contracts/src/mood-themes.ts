import { type Mood, MOODS } from "@reclaim/contracts-members/catalogue";

/** The ten themes (core specification §4). */
export const THEMES = [
  "default",
  "serene",
  "energetic",
  "focused",
  "creative",
  "balanced",
  "optimistic",
  "reflective",
  "resilient",
  "tranquil",
] as const;
export type Theme = typeof THEMES[number];

/** What a mood, or an average of moods, is called (core specification §4). */
export type MoodCategory = "happy" | "balanced" | "low" | "challenging";
export function moodCategory(score: number): MoodCategory {
  if (score >= 4) return "happy";
  if (score >= 3) return "balanced";
  return score >= 2 ? "low" : "challenging";
}

/** The theme that each category of moods gives. */
export const THEME_BY_CATEGORY = {
  happy: "optimistic",
  balanced: "balanced",
  low: "serene",
  challenging: "resilient",
} as const satisfies Record<MoodCategory, Theme>;

/** The one mapping of a mood, or an average of moods, to a theme (D18). */
export const themeForMood = (score: number) => THEME_BY_CATEGORY[moodCategory(score)];

const BY_LATEST = {
  optimistic: "You're feeling good! An optimistic theme complements your positive mood.",
  balanced: "You're feeling balanced. This theme provides a centered, calm environment.",
  serene: "A serene theme can provide comfort when you're feeling a bit down.",
  resilient: "This resilient theme offers strength and support during challenging times.",
} as const;

const BY_AVERAGE = {
  optimistic: "Based on your recent moods, we've selected an optimistic theme to complement your " +
    "positive outlook.",
  balanced: "Your mood patterns suggest a balanced approach. This theme provides harmony and " +
    "stability.",
  serene: "We've chosen a serene theme to provide comfort and peace based on your recent mood " +
    "entries.",
  resilient: "This resilient theme is designed to offer strength and support during challenging " +
    "periods.",
} as const;

const KEYWORD_LIMIT = 5;

/** At most 5 distinct, trimmed, lower-case words; what is no list gives none (core specification §5). */
export function cleanKeywords(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const words = value.filter((word) => typeof word === "string")
    .map((word) => word.trim().toLowerCase()).filter(Boolean);
  return [...new Set(words)].slice(0, KEYWORD_LIMIT);
}

/**
 * The theme for moods from 1 to 5, newest first, by rule (core specification §4, §8): none gives
 * the default, of 1 or 2 the newest decides, of more the average. Keywords name the moods, newest
 * first.
 */
export function themeForMoods(
  moods: number[],
): { themeRecommendation: Theme; moodKeywords: string[]; recommendation: string } {
  const [newest] = moods;
  if (newest === undefined) {
    return {
      themeRecommendation: "default",
      moodKeywords: [],
      recommendation: "We'll recommend themes as you track your moods.",
    };
  }
  const few = moods.length < 3;
  const average = moods.reduce((sum, mood) => sum + mood, 0) / moods.length;
  const theme = themeForMood(few ? newest : average);
  return {
    themeRecommendation: theme,
    moodKeywords: cleanKeywords(moods.map((mood) => MOODS[mood as Mood])),
    recommendation: (few ? BY_LATEST : BY_AVERAGE)[theme],
  };
}
