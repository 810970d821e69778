import * as z from "zod/mini";
import { AGE_BANDS, GOALS } from "./catalogue.ts";
import { memberFigures } from "./check-ins.ts";
import { entitlement } from "@reclaim/contracts-common/entitlements";
import { email, password, role, username } from "@reclaim/contracts-identity/accounts";
import { text } from "@reclaim/contracts-common/text";
import { timeOfDay, timeZone } from "@reclaim/contracts-common/time";

export const notificationPreferences = z.object({
  enabled: z.boolean(),
  dailyCheckInReminder: z.boolean(),
  checkInTime: timeOfDay,
  journalReminder: z.boolean(),
  journalTime: timeOfDay,
  weeklyProgressSummary: z.boolean(),
  moduleCompletionReminders: z.boolean(),
  communityActivity: z.boolean(),
  /** No more reminders on a date that has a check-in. */
  quietAfterCheckIn: z._default(z.boolean(), false),
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
  quietAfterCheckIn: false,
  notificationTone: "gentle",
};

export const displayName = text(80).check(z.trim(), z.minLength(1));
export const ageBand = z.enum(AGE_BANDS);
export const goal = z.enum(GOALS);
export const burnoutLevel = z.int().check(z.gte(1), z.lte(5));

/** What a member may tell of himself. Absent fields stay as they are; a goal counts once. */
export const memberDetails = z.object({
  name: z.optional(displayName),
  age: z.optional(ageBand),
  burnoutLevel: z.optional(burnoutLevel),
  goals: z.optional(z.pipe(z.array(goal), z.transform((goals) => [...new Set(goals)]))),
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
 * Answer of GET /api/me and PATCH /api/me: the user (core specification §3). Counts, streak,
 * progress and badges are derived from rows (D11). `joinedDate` is month and year. A guest has
 * neither name nor e-mail. `communitySubject` is the id that the community knows this member by (D22),
 * `pseudonym` his name there: null when he has none, absent when the community did not answer.
 */
export const member = z.extend(memberFigures, {
  id: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  username: z.nullable(z.string()),
  guest: z.boolean(),
  role,
  age: z.nullable(ageBand),
  joinedDate: z.string(),
  goals: z.array(goal),
  burnoutLevel: z.nullable(burnoutLevel),
  completedModules: z.int(),
  progress: pillarProgress,
  journalEntries: z.int(),
  notificationPreferences,
  entitlement,
  communitySubject: z.string(),
  pseudonym: z.optional(z.nullable(z.string())),
});
export type Member = z.infer<typeof member>;
