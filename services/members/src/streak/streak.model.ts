import { STREAK_MILESTONES } from "@reclaim/contracts-members/catalogue";
import { millisecondsInDay } from "date-fns/constants";

/**
 * The number of a calendar date, so that consecutive dates differ by 1 whatever the clocks did.
 * date-fns' differenceInCalendarDays takes 8 µs a date instead of 0.3 µs, and a streak reads a
 * thousand of them.
 */
const dayNumber = (localDate: string): number =>
  Date.parse(`${localDate}T00:00:00Z`) / millisecondsInDay;

/** All in days. `consecutiveCheckIns` is the current run without the day that joining counts for. */
export interface Streak {
  current: number;
  longest: number;
  consecutiveCheckIns: number;
}

/**
 * Streak by D10 and D11. `localDates` are the member's check-in dates in any order, `joinedOn` and
 * `today` calendar dates. A run that touches the join day or the day after counts 1 for joining; it
 * lives until the end of the day after its last date. Between a break and the next check-in it is 0.
 */
export function computeStreak(
  { localDates, joinedOn, today }: { localDates: string[]; joinedOn: string; today: string },
): Streak {
  const joined = dayNumber(joinedOn);
  const now = dayNumber(today);
  const days = [...new Set(localDates.map(dayNumber))].sort((a, b) => a - b);

  const runs: { first: number; last: number }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && day === run.last + 1) run.last = day;
    else runs.push({ first: day, last: day });
  }
  const countDays = ({ first, last }: { first: number; last: number }) => last - first + 1;
  const length = (run: { first: number; last: number }) => {
    const touchesJoining = run.first <= joined + 1 && run.last >= joined - 1;
    return countDays(run) + (touchesJoining ? 1 : 0);
  };

  const latest = runs.at(-1);
  let current = 0;
  let consecutiveCheckIns = 0;
  if (latest && latest.last >= now - 1) {
    current = length(latest);
    consecutiveCheckIns = countDays(latest);
  } else if (!latest && now <= joined + 1) current = 1;
  const longest = Math.max(current, 1, ...runs.map(length));
  return { current, longest, consecutiveCheckIns };
}

/** The milestone that a streak of `days` reaches, if it is one. */
export const findMilestone = (days: number): number | undefined =>
  STREAK_MILESTONES.find((milestone) => milestone === days);

/**
 * A check-in may be for today or, made offline, for one of the last 7 days, but not from before
 * joining. Who flew over the date line may have joined a date later than he checks in.
 */
export function isWithinReach(localDate: string, today: string, joinedOn: string): boolean {
  const age = dayNumber(today) - dayNumber(localDate);
  return age >= 0 && age <= 7 && dayNumber(localDate) >= dayNumber(joinedOn) - 1;
}
