import { TOTAL_MODULES } from "@reclaim/contracts-members/catalogue";
import type { Member } from "@reclaim/contracts-members/members";

/** The themes of the share dialog (community specification §2). */
export const SHARE_THEMES = ["accomplishment", "motivation", "journey", "transformation"] as const;
export type ShareTheme = (typeof SHARE_THEMES)[number];

/** All that a card can tell of a member: an allow-list without name, pseudonym and moods. */
export interface ShareFigures {
  completedModules: number;
  earnedBadges: number;
  /** In days. */
  streak: number;
  longestStreak: number;
  /** Month and year. */
  joinedDate: string;
}

export const toShareFigures = (
  { completedModules, badges, streak, longestStreak, joinedDate }: Member,
): ShareFigures => ({
  completedModules,
  earnedBadges: badges.filter(({ earned }) => earned).length,
  streak,
  longestStreak,
  joinedDate,
});

export interface CardWords {
  headline: string;
  line: string;
}

const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
const sentence = (parts: string[]) => `${parts.join(", ")}.`;
const done = (count: number) => `${count} of ${TOTAL_MODULES} modules`;

/** What a card of a theme says. It counts what was done, and leaves out what was not. */
export function toCardWords(theme: ShareTheme, figures: ShareFigures): CardWords {
  const { completedModules, earnedBadges, streak, longestStreak, joinedDate } = figures;
  const badges = earnedBadges > 0 ? [plural(earnedBadges, "badge")] : [];
  switch (theme) {
    case "accomplishment":
      return completedModules > 0
        ? {
          headline: `${done(completedModules)} done`,
          line: sentence([...badges, "and going on"]),
        }
        : { headline: "The first step is taken", line: `On the way since ${joinedDate}.` };
    case "motivation":
      return {
        headline: streak > 1 ? `${streak} days in a row` : "One day at a time",
        line: "One honest look at myself a day.",
      };
    case "journey":
      return {
        headline: "On my way",
        line: completedModules > 0
          ? `${done(completedModules)} since ${joinedDate}.`
          : `Since ${joinedDate}.`,
      };
    case "transformation": {
      const modules = completedModules > 0 ? [plural(completedModules, "module")] : [];
      const run = longestStreak > 1 ? [`${longestStreak} days in a row`] : [];
      return {
        headline: "Changing, one day at a time",
        line: sentence([`Since ${joinedDate}`, ...modules, ...badges, ...run]),
      };
    }
  }
}
