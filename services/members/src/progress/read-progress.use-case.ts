import { type Progress, PROGRESS_DAYS } from "@reclaim/contracts-members/progress";
import { toLocalDate } from "@reclaim/platform/clock";
import { ensureProfile } from "../profile/ensure-profile.use-case.ts";
import type { MembersDeps } from "../shared/deps.ts";
import { findPatterns } from "./day-patterns.model.ts";
import { datesUntil } from "./dates.model.ts";
import { progressQueries } from "./progress.repository.ts";

/**
 * All that the progress page needs of the caller's days, in an answer of a fixed size: moods of the
 * last year, and what goes with good and bad days in it. Older years are asked for one by one.
 */
export function readProgress(deps: Pick<MembersDeps, "db" | "clock">) {
  const queries = progressQueries(deps.db);
  return async (userId: string): Promise<Progress> => {
    const { timeZone } = await ensureProfile(deps)(userId);
    const today = toLocalDate(deps.clock.now(), timeZone);
    const dates = datesUntil(today, PROGRESS_DAYS);
    const range = { from: dates[0] ?? today, to: today };
    const [bounds, moods, journalDates, practiceDates] = await Promise.all([
      queries.bounds(userId),
      queries.moods(userId, range),
      queries.journalDates(userId, range),
      queries.practiceDates(userId, range),
    ]);
    const days = dates.map((date) => ({
      date,
      mood: moods.get(date) ?? null,
      hasEntry: journalDates.has(date),
      hasPractice: practiceDates.has(date),
    }));
    return {
      today,
      firstCheckIn: bounds.first,
      latestCheckIn: bounds.latest,
      moods: days.map(({ mood }) => mood),
      patterns: findPatterns(days),
    };
  };
}
