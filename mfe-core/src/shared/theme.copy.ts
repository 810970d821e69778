import { type Theme, THEMES } from "@reclaim/contracts/mood-themes";

const SAVED = "Checked in.";
const KEYWORDS_SHOWN = 3;

/** The themes that a member may pick; the default one is gone back to, not picked (core specification §4). */
export const PICKABLE = THEMES.filter((name) => name !== "default");

/** A theme's name as it is shown. */
export const namedTheme = (theme: Theme): string => `${theme[0]?.toUpperCase()}${theme.slice(1)}`;

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
      description: `${SAVED} ${namedTheme(after)} already fits how you are.`,
    };
  }
  const words = moodKeywords.slice(0, KEYWORDS_SHOWN).join(", ");
  return {
    title: "Theme Updated Based on Your Mood",
    description: `${SAVED} ${namedTheme(before)} → ${namedTheme(after)}${words && ` · ${words}`}`,
  };
}
