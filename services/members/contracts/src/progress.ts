import { localDate } from "@reclaim/contracts-common/time";
import * as z from "zod/mini";
import { mood } from "./check-ins.ts";

/** Days that the answer of GET /api/progress covers: a year, and today. */
export const PROGRESS_DAYS = 366;

/**
 * What good and bad days may go with: a day of the week, an entry in the journal, a practice, and a
 * pause (the check-in after at least one day without one).
 */
export const PATTERN_KINDS = ["weekday", "journal", "practice", "pause"] as const;

/**
 * A difference between the moods of some days and of all others, stated only with enough of both.
 * `weekday` is 1 (Monday) to 7, given for that kind only. Chance alone would show as much less often
 * than once in `oneIn` times, all comparisons counted. It says what goes together, not what causes it.
 */
export const dayPattern = z.object({
  kind: z.enum(PATTERN_KINDS),
  weekday: z.optional(z.int().check(z.gte(1), z.lte(7))),
  mean: z.number(),
  days: z.int(),
  otherMean: z.number(),
  otherDays: z.int(),
  oneIn: z.literal([20, 100, 1000]),
});
export type DayPattern = z.infer<typeof dayPattern>;

/**
 * Answer of GET /api/progress. `today` is the date in the member's time zone; `moods` has one place
 * for each of the last `PROGRESS_DAYS` dates, oldest first, the last is today; a date without a
 * check-in has null. `firstCheckIn` and `latestCheckIn` are dates of all check-ins ever; the latest
 * may lie after today for who flew west. `patterns` come strongest first.
 */
export const progress = z.object({
  today: localDate,
  firstCheckIn: z.nullable(localDate),
  latestCheckIn: z.nullable(localDate),
  moods: z.array(z.nullable(mood)).check(
    z.minLength(PROGRESS_DAYS),
    z.maxLength(PROGRESS_DAYS),
  ),
  patterns: z.array(dayPattern),
});
export type Progress = z.infer<typeof progress>;

/** Answer of GET /api/mood-days: the dates that have a check-in with their mood, oldest first. */
export const moodDays = z.array(z.object({ localDate, mood }));
export type MoodDays = z.infer<typeof moodDays>;
