import * as z from "zod/mini";
import { datedCursor, listLimit } from "@reclaim/contracts-common/paging";
import { localDate } from "@reclaim/contracts-common/time";
import { EXERCISE_IDS, EXERCISE_KINDS, EXERCISES } from "./exercises.ts";

export const exerciseId = z.enum(EXERCISE_IDS);

/**
 * Body of POST /api/practice: an exercise that was done, to its end or in part. `seconds` is the time
 * that was practised, without pauses. `localDate` is given when it was done offline; otherwise, and
 * when it cannot be, the server takes today in the member's time zone. An exact repeat with the same
 * `clientId` writes nothing; one that says something else changes the exercise and the seconds.
 */
export const newPractice = z.object({
  exerciseId,
  seconds: z.int().check(z.gte(1)),
  localDate: z.optional(localDate),
  clientId: z.uuid(),
}).check(
  z.refine(({ exerciseId, seconds }) => seconds <= EXERCISES[exerciseId].seconds, {
    path: ["seconds"],
    error: "Longer than the exercise lasts",
  }),
);
export type NewPractice = z.infer<typeof newPractice>;

/** One practice. `date` is the ISO instant of its arrival, `localDate` the member's calendar date. */
export const practice = z.object({
  id: z.uuid(),
  exerciseId,
  kind: z.enum(EXERCISE_KINDS),
  seconds: z.int(),
  date: z.string(),
  localDate,
});
export type Practice = z.infer<typeof practice>;

/** Query of GET /api/practice: newest first; `cursor` as the page before gave it. */
export const practiceQuery = z.object({ limit: listLimit, cursor: z.optional(datedCursor) });
export type PracticeQuery = z.infer<typeof practiceQuery>;

/** Answer of GET /api/practice; the next cursor goes in a header. */
export const practiceList = z.array(practice);

/** The most days that the totals list. */
export const PRACTICE_DAYS_LIMIT = 366;

/** Query of GET /api/practice/totals: `since` is the first date of `days`, by default 27 days ago. */
export const practiceTotalsQuery = z.object({ since: z.optional(localDate) });

const totals = { practices: z.int(), seconds: z.int() };

/**
 * Answer of GET /api/practice/totals: all that the member ever practised, and each date since `since`
 * that has a practice, newest first, at most the last `PRACTICE_DAYS_LIMIT`.
 */
export const practiceTotals = z.object({
  ...totals,
  days: z.array(z.object({ localDate, ...totals })),
});
export type PracticeTotals = z.infer<typeof practiceTotals>;

/** Answer of GET /api/favourite-exercises: the exercise that was marked last comes first. */
export const favouriteExercises = z.array(exerciseId);
