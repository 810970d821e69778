import * as z from "zod/mini";
import { crisisSign, text } from "./text.ts";
import { localDate, timeZone } from "./time.ts";

/** Mood score, an integer from 1 (Struggling) to 5 (Excellent). */
export const mood = z.int().check(z.gte(1), z.lte(5));

export const THOUGHTS_LIMIT = 5000;

/**
 * Body of POST /api/check-ins. `localDate` is given when the check-in is another day's (made offline,
 * or changed later); otherwise the server takes today in `timeZone`. Without `thoughts` the day keeps
 * the text that it has, `null` clears it. An exact repeat with the same `clientId` writes nothing;
 * one that says something else changes the check-in. Both answer the figures of the first.
 */
export const recordCheckIn = z.object({
  mood,
  thoughts: z.optional(z.nullable(text(THOUGHTS_LIMIT))),
  timeZone,
  localDate: z.optional(localDate),
  clientId: z.uuid(),
});
export type RecordCheckIn = z.infer<typeof recordCheckIn>;

/** One check-in. `date` is the ISO instant, `localDate` the member's calendar date (D9). */
export const checkIn = z.object({
  id: z.uuid(),
  userId: z.string(),
  date: z.string(),
  timeZone,
  localDate,
  mood,
  thoughts: z.nullable(z.string()),
});
export type CheckIn = z.infer<typeof checkIn>;

/** Answer of GET /api/check-ins/user/{id}: newest first. */
export const checkInList = z.array(checkIn);

/**
 * Answer of POST /api/check-ins. Streaks are in days; `milestone` only when one is reached now,
 * `crisis` only when what was said shows signs of risk.
 */
export const recordedCheckIn = z.object({
  checkIn,
  streak: z.int(),
  longestStreak: z.int(),
  milestone: z.optional(z.int()),
  newBadges: z.array(z.string()),
  crisis: z.optional(crisisSign),
});
export type RecordedCheckIn = z.infer<typeof recordedCheckIn>;
