import type { MoodDays, Progress } from "@reclaim/contracts-members/progress";
import { TOTAL_MODULES } from "@reclaim/contracts-members/catalogue";
import { addDays as addDaysTo } from "date-fns/addDays";
import { formatISO } from "date-fns/formatISO";
import { parseISO } from "date-fns/parseISO";

/** Days of the grid (community specification §9). */
const GRID_DAYS = 28;
/** Journal entries that fill the meter (community specification §9). */
const FULL_METER_ENTRIES = 30;

interface GridDay {
  /** YYYY-MM-DD in the member's time zone. */
  date: string;
  /** Counts to the current streak. */
  filled: boolean;
  /** That day's mood, 1 to 5, or null without a check-in. */
  mood: number | null;
}

/** A calendar date (YYYY-MM-DD) some days later, or earlier. */
export const addDays = (date: string, days: number): string =>
  formatISO(addDaysTo(parseISO(date), days), { representation: "date" });

/** A calendar date (YYYY-MM-DD) in words, such as "November 21". */
export const formatDate = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("en", options).format(parseISO(date));

/** Days by week, seven each, in the order that they come in. */
export const weeksOf = <Day>(days: readonly Day[]): Day[][] =>
  Array.from(
    { length: Math.ceil(days.length / 7) },
    (_, week) => days.slice(week * 7, week * 7 + 7),
  );

/**
 * The last date of the run that the streak counts, or null when there is none. A run lives until the
 * end of the day after its last check-in (D10); without any check-in the run is the day of joining.
 */
function findStreakEnd(today: string, streak: number, latest: string | null) {
  if (streak === 0) return null;
  // A check-in made ahead of this time zone is today's as far as the grid reaches.
  if (!latest || latest > today) return today;
  return latest >= addDays(today, -1) ? latest : null;
}

/**
 * The last 28 real dates, oldest first (D16). As many are filled as the streak counts, at most 28,
 * the last ones up to the run's end; each date with a check-in bears that day's mood, filled or not.
 */
export function streakGrid(
  { today, latestCheckIn, moods }: Pick<Progress, "today" | "latestCheckIn" | "moods">,
  streak: number,
): GridDay[] {
  const end = findStreakEnd(today, streak, latestCheckIn);
  const start = end && addDays(end, 1 - streak);
  return moods.slice(-GRID_DAYS).map((mood, index) => {
    const date = addDays(today, index + 1 - GRID_DAYS);
    return {
      date,
      filled: start !== null && end !== null && date >= start && date <= end,
      mood,
    };
  });
}

/** The check-ins of the last year, oldest first. */
export const toMoodDays = ({ today, moods }: Pick<Progress, "today" | "moods">): MoodDays =>
  moods.flatMap((mood, index) =>
    mood === null ? [] : [{ localDate: addDays(today, index + 1 - moods.length), mood }]
  );

/** How often each mood was given on some days, the best first. */
export function countMoods(days: readonly { mood: number | null }[]) {
  return [5, 4, 3, 2, 1].map((mood) => ({
    mood,
    days: days.filter((day) => day.mood === mood).length,
  }));
}

/** A pillar is in progress above 0 percent. */
export const pillarStatus = (percent: number): "notStarted" | "inProgress" =>
  percent > 0 ? "inProgress" : "notStarted";

/** Completed modules of a pillar, from its percentage. */
export const modulesDone = (percent: number, modules: number): number =>
  Math.round((percent * modules) / 100);

/** Completed modules of all 27, in percent. */
export const overallPercent = (completed: number): number => (completed / TOTAL_MODULES) * 100;

/** The journal meter in percent: full at 30 entries. */
export const journalPercent = (entries: number): number =>
  Math.min(100, (entries / FULL_METER_ENTRIES) * 100);
