import { type Theme, THEMES } from "@reclaim/contracts-insights/mood-themes";

const CONFIRMATION = "Your check-in is saved.";
const MAX_KEYWORDS = 3;

/** The themes that a member may pick; the default one is gone back to, not picked (core specification §4). */
export const SELECTABLE_THEMES = THEMES.filter((name) => name !== "default");

/** A theme's name as it is shown. */
export const themeLabel = (theme: Theme): string => `${theme[0]?.toUpperCase()}${theme.slice(1)}`;

/**
 * What is said after a check-in about the theme (core specification §4). It takes the place of the
 * confirmation, which stood too shortly to be read, and so confirms, too.
 */
export function themeNotice(
  before: Theme,
  after: Theme,
  moodKeywords: string[],
): { title: string; description: string } {
  if (before === after) {
    return {
      title: "Theme Matched Your Mood",
      description: `${CONFIRMATION} ${themeLabel(after)} already fits how you are.`,
    };
  }
  const words = moodKeywords.slice(0, MAX_KEYWORDS).join(", ");
  return {
    title: "Theme Updated Based on Your Mood",
    description: `${CONFIRMATION} ${themeLabel(before)} → ${themeLabel(after)}${
      words && ` · ${words}`
    }`,
  };
}
