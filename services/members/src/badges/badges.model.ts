import type { Badge } from "@reclaim/contracts-members/badges";

/** What badge conditions look at; all derived from rows. */
export interface BadgeStats {
  completedModules: number;
  completedByPillar: { body: number; mind: number; emotional: number; financial: number };
  /** A pillar stands at 100 percent. */
  hasCompletePillar: boolean;
  streak: number;
  journalEntries: number;
  /** Consecutive days with a check-in, without the day that joining counts for. */
  consecutiveCheckIns: number;
}

interface BadgeRule {
  id: string;
  name: string;
  icon: string;
  description: string;
  holds(stats: BadgeStats): boolean;
}

/** The thirteen badges: the nine of core specification §9 in its order, then the four of D15 (D66). */
const BADGES: BadgeRule[] = [
  {
    id: "first-module",
    name: "First Module",
    icon: "book-open",
    description: "Your first module completed.",
    holds: ({ completedModules }) => completedModules >= 1,
  },
  {
    id: "body-progress",
    name: "Body in Motion",
    icon: "dumbbell",
    description: "Three modules of Body Reset completed.",
    holds: ({ completedByPillar }) => completedByPillar.body >= 3,
  },
  {
    id: "mind-progress",
    name: "Clear Mind",
    icon: "brain",
    description: "Three modules of Mind Reset completed.",
    holds: ({ completedByPillar }) => completedByPillar.mind >= 3,
  },
  {
    id: "emotional-progress",
    name: "Steady Heart",
    icon: "heart",
    description: "Three modules of Emotional Reset completed.",
    holds: ({ completedByPillar }) => completedByPillar.emotional >= 3,
  },
  {
    id: "financial-progress",
    name: "Solid Ground",
    icon: "landmark",
    description: "Three modules of Financial Reset completed.",
    holds: ({ completedByPillar }) => completedByPillar.financial >= 3,
  },
  {
    id: "five-modules",
    name: "Five Modules",
    icon: "library",
    description: "Five modules completed.",
    holds: ({ completedModules }) => completedModules >= 5,
  },
  {
    id: "one-pillar",
    name: "One Pillar",
    icon: "columns",
    description: "A whole pillar at 100 percent.",
    holds: ({ hasCompletePillar }) => hasCompletePillar,
  },
  {
    id: "streak7",
    name: "Seven Days",
    icon: "flame",
    description: "A streak of seven days.",
    holds: ({ streak }) => streak >= 7,
  },
  {
    id: "journal5",
    name: "Five Pages",
    icon: "pen",
    description: "Five journal entries.",
    holds: ({ journalEntries }) => journalEntries >= 5,
  },
  {
    id: "firstSteps",
    name: "First Steps",
    icon: "footprints",
    description: "You joined Reclaim.",
    holds: () => true,
  },
  {
    id: "streak10",
    name: "Ten in a Row",
    icon: "calendar-check",
    description: "Ten consecutive days of check-ins.",
    holds: ({ consecutiveCheckIns }) => consecutiveCheckIns >= 10,
  },
  {
    id: "journalMaster",
    name: "Journal Master",
    icon: "feather",
    description: "Twenty journal entries.",
    holds: ({ journalEntries }) => journalEntries >= 20,
  },
  {
    id: "firstReset",
    name: "First Reset",
    icon: "refresh",
    description: "Your first pillar completed.",
    holds: ({ hasCompletePillar }) => hasCompletePillar,
  },
];

/** Ids of badges whose condition holds now and that are not yet in `earned`. */
export const findNewBadges = (stats: BadgeStats, earned: ReadonlySet<string>): string[] =>
  BADGES.filter((badge) => !earned.has(badge.id) && badge.holds(stats)).map((badge) => badge.id);

/** All badges as screens read them; `earned` maps ids to local dates. */
export const toBadgeList = (earned: ReadonlyMap<string, string>): Badge[] =>
  BADGES.map(({ id, name, icon, description }) => {
    const date = earned.get(id);
    return date
      ? { id, name, icon, description, earned: true, earnedDate: shortDate(date) }
      : { id, name, icon, description, earned: false };
  });

const shortDate = (localDate: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" })
    .format(new Date(`${localDate}T00:00:00Z`));
