import type { CheckIn } from "@reclaim/contracts/check-ins";
import { TOTAL_MODULES } from "@reclaim/contracts/catalogue";

const DAY = 86_400_000;
/** Days of the grid (companion specification §9). */
const GRID_DAYS = 28;
/** Journal entries that fill the meter (companion specification §9). */
const JOURNAL_FULL = 30;

interface GridDay {
  /** YYYY-MM-DD in the member's time zone. */
  date: string;
  /** Counts to the current streak. */
  filled: boolean;
  /** That day's mood, 1 to 5, or null without a check-in. */
  mood: number | null;
}

/** The calendar date of an instant in an IANA time zone, YYYY-MM-DD. */
export const localDateOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(instant);

/** A calendar date some days later, or earlier; dates have no clock, so no clock change moves them. */
const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/**
 * The last date of the run that the streak counts, or null when there is none. A run lives until the
 * end of the day after its last check-in (D10); without any check-in the run is the day of joining.
 */
function endOfRun(today: string, streak: number, checkIns: Pick<CheckIn, "localDate">[]) {
  if (streak === 0) return null;
  const latest = checkIns.map(({ localDate }) => localDate).sort().at(-1);
  // A check-in made ahead of this time zone is today's as far as the grid reaches.
  if (!latest || latest > today) return today;
  return latest >= addDays(today, -1) ? latest : null;
}

/**
 * The last 28 real dates, oldest first (D16). As many are filled as the streak counts, at most 28,
 * the last ones up to the run's end; each date with a check-in bears that day's mood, filled or not.
 */
export function streakGrid(
  { today, streak, checkIns }: {
    today: string;
    streak: number;
    checkIns: Pick<CheckIn, "localDate" | "mood">[];
  },
): GridDay[] {
  const moods = new Map(checkIns.map(({ localDate, mood }) => [localDate, mood]));
  const end = endOfRun(today, streak, checkIns);
  const start = end && addDays(end, 1 - streak);
  return Array.from({ length: GRID_DAYS }, (_, index) => {
    const date = addDays(today, index + 1 - GRID_DAYS);
    return {
      date,
      filled: start !== null && end !== null && date >= start && date <= end,
      mood: moods.get(date) ?? null,
    };
  });
}

/** A pillar is under way as soon as anything of it is done. */
export const pillarStatus = (percent: number): "notStarted" | "inProgress" =>
  percent > 0 ? "inProgress" : "notStarted";

/** How many of a pillar's modules its percentage stands for. */
export const modulesDone = (percent: number, modules: number): number =>
  Math.round((percent * modules) / 100);

/** Completed modules of all 27, in percent. */
export const overallPercent = (completed: number): number => (completed / TOTAL_MODULES) * 100;

/** The journal meter in percent: full at 30 entries. */
export const journalPercent = (entries: number): number =>
  Math.min(100, (entries / JOURNAL_FULL) * 100);
