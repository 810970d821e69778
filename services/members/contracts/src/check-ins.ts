import * as z from "zod/mini";
import { badge } from "./badges.ts";
import { crisisSign, text } from "@reclaim/contracts-common/text";
import { localDate, timeZone } from "@reclaim/contracts-common/time";

/** Mood score, an integer from 1 (Struggling) to 5 (Excellent). */
export const mood = z.int().check(z.gte(1), z.lte(5));

/** The mood that the picker highlights before the member chooses one: Good (D17). */
export const DEFAULT_MOOD = 3;

export const THOUGHTS_LIMIT = 5000;

/**
 * Body of POST /api/check-ins. `localDate` is given when the check-in is another day's (made offline,
 * or changed later); otherwise the server takes today in `timeZone`. Without `mood` the day keeps the
 * mood that it has, and a day without a check-in gets `DEFAULT_MOOD`. Without `thoughts` the day keeps
 * the text that it has, `null` clears it. An exact repeat with the same `clientId` writes nothing;
 * one that says something else changes the check-in. Both answer the figures of the first.
 */
export const recordCheckIn = z.object({
  mood: z.optional(mood),
  thoughts: z.optional(z.nullable(text(THOUGHTS_LIMIT))),
  timeZone,
  localDate: z.optional(localDate),
  clientId: z.uuid(),
});
export type RecordCheckIn = z.infer<typeof recordCheckIn>;

/**
 * One check-in. `date` is the ISO instant, `localDate` the member's calendar date (D9).
 * `thoughtsLocked` only when there are thoughts that cannot be opened at the moment.
 */
export const checkIn = z.object({
  id: z.uuid(),
  userId: z.string(),
  date: z.string(),
  timeZone,
  localDate,
  mood,
  thoughts: z.nullable(z.string()),
  thoughtsLocked: z.optional(z.literal(true)),
});
export type CheckIn = z.infer<typeof checkIn>;

/** Answer of GET /api/check-ins/user/{id}: newest first. */
export const checkInList = z.array(checkIn);

/**
 * What a check-in did, as the event `check-in.recorded` tells it. Streaks are in days; `milestone`
 * only when one is reached now, `crisis` only when the text shows signs of risk.
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

/** What a check-in may change of a member, as GET /api/me answers it. Streaks are in days. */
export const memberFigures = z.object({
  timeZone,
  streak: z.int(),
  longestStreak: z.int(),
  recentMoods: z.array(mood).check(z.maxLength(7)),
  badges: z.array(badge),
  todaysCheckIn: z.nullable(checkIn),
});
export type MemberFigures = z.infer<typeof memberFigures>;

/**
 * Answer of POST /api/check-ins. `member` is what the page shows now, also of a repeat, so that it
 * needs no second call.
 */
export const recordCheckInAnswer = z.extend(recordedCheckIn, { member: memberFigures });
export type RecordCheckInAnswer = z.infer<typeof recordCheckInAnswer>;
