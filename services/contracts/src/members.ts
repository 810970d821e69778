import * as z from "zod/mini";
import { AGE_BANDS, GOALS } from "./catalogue.ts";
import { checkIn, mood } from "./check-ins.ts";
import { entitlement } from "./entitlements.ts";
import { email, password, role, username } from "./accounts.ts";
import { text } from "./text.ts";
import { timeOfDay, timeZone } from "./time.ts";

export const notificationPreferences = z.object({
  enabled: z.boolean(),
  dailyCheckInReminder: z.boolean(),
  checkInTime: timeOfDay,
  journalReminder: z.boolean(),
  journalTime: timeOfDay,
  weeklyProgressSummary: z.boolean(),
  moduleCompletionReminders: z.boolean(),
  communityActivity: z.boolean(),
  notificationTone: z.enum(["gentle", "direct", "motivational"]),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

/** Defaults of a new member (core specification §3, §9). */
export const DEFAULT_NOTIFICATIONS: NotificationPreferences = {
  enabled: true,
  dailyCheckInReminder: true,
  checkInTime: "08:00",
  journalReminder: true,
  journalTime: "20:00",
  weeklyProgressSummary: true,
  moduleCompletionReminders: true,
  communityActivity: false,
  notificationTone: "gentle",
};

export const displayName = text(80).check(z.trim(), z.minLength(1));
export const ageBand = z.enum(AGE_BANDS);
export const goal = z.enum(GOALS);
export const burnoutLevel = z.int().check(z.gte(1), z.lte(5));

/** What a member may tell of himself. Absent fields stay as they are. */
export const memberDetails = z.object({
  name: z.optional(displayName),
  age: z.optional(ageBand),
  burnoutLevel: z.optional(burnoutLevel),
  goals: z.optional(z.array(goal)),
  notificationPreferences: z.optional(notificationPreferences),
});
export type MemberDetails = z.infer<typeof memberDetails>;

/** Body of PATCH /api/me. `timeZone` is where the member is now; it decides which day is today. */
export const memberChanges = z.extend(memberDetails, { timeZone: z.optional(timeZone) });
export type MemberChanges = z.infer<typeof memberChanges>;

/** Body of POST /api/onboarding. Without `account` the member is a guest (D2). */
export const onboarding = z.extend(memberDetails, {
  timeZone,
  account: z.optional(z.object({ email, password, username: z.optional(username) })),
});
export type Onboarding = z.infer<typeof onboarding>;

/** `earnedDate` is a short month and day, such as "Nov 21", only when earned. */
export const badge = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  description: z.string(),
  earned: z.boolean(),
  earnedDate: z.optional(z.string()),
});
export type Badge = z.infer<typeof badge>;

const percent = z.number().check(z.gte(0), z.lte(100));
/** Per pillar the share of its modules that are completed, a percentage. */
export const pillarProgress = z.object({
  bodyReset: percent,
  mindReset: percent,
  emotionalReset: percent,
  financialReset: percent,
});
export type PillarProgress = z.infer<typeof pillarProgress>;

/**
 * Answer of GET /api/me and PATCH /api/me: the user of the specifications (§3). Counts, streak,
 * progress and badges are derived from rows (D11). `joinedDate` is month and year. A guest has
 * neither name nor e-mail. `communitySubject` is the id that the community knows this member by (D22),
 * `pseudonym` his name there: null when he has none, absent when the community did not answer.
 */
export const member = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  username: z.nullable(z.string()),
  guest: z.boolean(),
  role,
  age: z.nullable(ageBand),
  joinedDate: z.string(),
  timeZone,
  goals: z.array(goal),
  burnoutLevel: z.nullable(burnoutLevel),
  streak: z.int(),
  longestStreak: z.int(),
  completedModules: z.int(),
  progress: pillarProgress,
  journalEntries: z.int(),
  recentMoods: z.array(mood).check(z.maxLength(7)),
  badges: z.array(badge),
  notificationPreferences,
  entitlement,
  communitySubject: z.string(),
  pseudonym: z.optional(z.nullable(z.string())),
  todaysCheckIn: z.nullable(checkIn),
});
export type Member = z.infer<typeof member>;
