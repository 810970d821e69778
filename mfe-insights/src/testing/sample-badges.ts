import type { Badge } from "@reclaim/contracts-members/badges";

/** The thirteen badges as the members service answers them, for stories. */
const BADGES = [
  ["firstSteps", "First Steps", "footprints", "You joined Reclaim."],
  ["streak7", "Seven Days", "flame", "A streak of seven days."],
  ["streak10", "Ten in a Row", "calendar-check", "Ten consecutive days of check-ins."],
  ["first-module", "First Module", "book-open", "Your first module completed."],
  ["five-modules", "Five Modules", "library", "Five modules completed."],
  ["body-progress", "Body in Motion", "dumbbell", "Three modules of Body Reset completed."],
  ["mind-progress", "Clear Mind", "brain", "Three modules of Mind Reset completed."],
  ["emotional-progress", "Steady Heart", "heart", "Three modules of Emotional Reset completed."],
  [
    "financial-progress",
    "Solid Ground",
    "landmark",
    "Three modules of Financial Reset completed.",
  ],
  ["one-pillar", "One Pillar", "columns", "A whole pillar at 100 percent."],
  ["firstReset", "First Reset", "refresh", "Your first pillar completed."],
  ["journal5", "Five Pages", "pen", "Five journal entries."],
  ["journalMaster", "Journal Master", "feather", "Twenty journal entries."],
] as const;

/** All badges, the first `earned` of them earned, a day after the other. */
export const sampleBadges = (earned: number): Badge[] =>
  BADGES.map(([id, name, icon, description], index) => ({
    id,
    name,
    icon,
    description,
    earned: index < earned,
    ...(index < earned && { earnedDate: `Nov ${index + 1}` }),
  }));
