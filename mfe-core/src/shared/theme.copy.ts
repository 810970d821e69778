import type { Theme } from "@reclaim/contracts/mood-themes";

const SAVED = "Checked in.";
const KEYWORDS_SHOWN = 3;
const named = (theme: Theme) => theme[0]?.toUpperCase() + theme.slice(1);

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
      description: `${SAVED} ${named(after)} already fits how you are.`,
    };
  }
  const words = moodKeywords.slice(0, KEYWORDS_SHOWN).join(", ");
  return {
    title: "Theme Updated Based on Your Mood",
    description: `${SAVED} ${named(before)} → ${named(after)}${words && ` · ${words}`}`,
  };
}
