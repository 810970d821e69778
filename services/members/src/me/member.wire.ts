import type { Member } from "@reclaim/contracts-members/members";
import type { Identity } from "@reclaim/platform/identity";
import { toBadgeList } from "../badges/badges.model.ts";
import type { CheckInRow } from "../check-ins/check-ins.table.ts";
import { toCheckIn } from "../check-ins/check-ins.wire.ts";
import { toPillarProgress } from "../module-progress/module-progress.model.ts";
import type { ModuleKey } from "../module-progress/module-progress.repository.ts";
import type { UserRow } from "../profile/profile.table.ts";
import { RECENT_MOODS } from "../shared/recent-moods.ts";
import type { Streak } from "../streak/streak.model.ts";

const monthAndYear = (localDate: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" })
    .format(new Date(`${localDate}T00:00:00Z`));

/** What is stored about a member, and what is derived from it (D11). Days are newest first. */
export interface MemberFacts {
  identity: Identity;
  profile: UserRow;
  days: Pick<CheckInRow, "localDate" | "mood">[];
  todays: CheckInRow | undefined;
  streak: Streak;
  journalEntries: number;
  completed: ModuleKey[];
  /** Ids of earned badges with the local date on which each was earned. */
  earned: ReadonlyMap<string, string>;
  communitySubject: string;
  pseudonym: string | null | undefined;
}

/** The member as screens read him. */
export const toMember = (
  { identity, profile, days, todays, streak, journalEntries, completed, earned, ...community }:
    MemberFacts,
): Member => ({
  id: identity.sub,
  name: profile.name,
  email: identity.email,
  username: identity.username,
  guest: identity.guest,
  role: identity.role,
  age: profile.age as Member["age"],
  joinedDate: monthAndYear(profile.joinedOn),
  timeZone: profile.timeZone,
  goals: profile.goals as Member["goals"],
  burnoutLevel: profile.burnoutLevel,
  streak: streak.current,
  longestStreak: streak.longest,
  completedModules: completed.length,
  progress: toPillarProgress(completed),
  journalEntries,
  recentMoods: days.slice(0, RECENT_MOODS).map((day) => day.mood),
  badges: toBadgeList(earned),
  notificationPreferences: profile.notificationPreferences,
  entitlement: identity.entitlement,
  communitySubject: community.communitySubject,
  pseudonym: community.pseudonym,
  todaysCheckIn: todays ? toCheckIn(todays) : null,
});
