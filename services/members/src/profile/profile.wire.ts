import { localDateOf } from "@reclaim/platform/clock";
import { type Identity, pairwiseSubject } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import type { Member } from "@reclaim/contracts/members";
import { badgeList } from "../badges/badges.model.ts";
import { badgeRepository } from "../badges/badges.repository.ts";
import type { CheckInReads } from "../check-ins/check-ins.repository.ts";
import { toCheckIn } from "../check-ins/check-ins.wire.ts";
import { computeStreak } from "../check-ins/streak.model.ts";
import type { JournalReads } from "../journal/journal.repository.ts";
import { pillarProgressOf } from "../module-progress/module-progress.model.ts";
import type { ModuleReads } from "../module-progress/module-progress.repository.ts";
import type { UserRow } from "./profile.table.ts";

const RECENT_MOODS = 7;

const monthAndYear = (localDate: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" })
    .format(new Date(`${localDate}T00:00:00Z`));

/** The member's name in the community; undefined when it does not answer, since nothing hangs on it. */
async function pseudonymOf(
  { peer, log }: Pick<ServiceDeps, "peer" | "log">,
  identity: Identity,
  subject: string,
): Promise<string | null | undefined> {
  try {
    // The community is told the pairwise subject and nothing that names the member (D22).
    const answer = await peer("community").call(
      new Request(`http://community/api/pseudonyms/user/${subject}`),
      { ...identity, sub: subject, email: null, username: null },
    );
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`community answered ${answer.status}`);
    return (await answer.json() as { pseudonym: string }).pseudonym;
  } catch (error) {
    log.error("pseudonym unknown", error);
    return undefined;
  }
}

export type WireDeps =
  & Pick<ServiceDeps, "db" | "clock" | "secret" | "peer" | "log">
  & { checkIns: CheckInReads; journal: JournalReads; modules: ModuleReads };

/** The member as screens read him; all that can be derived is derived here (D11). */
export async function toMember(
  { db, clock, secret, peer, log, checkIns, journal, modules }: WireDeps,
  identity: Identity,
  profile: UserRow,
): Promise<Member> {
  const communitySubject = await pairwiseSubject(secret, "community", identity.sub);
  const today = localDateOf(clock.now(), profile.timeZone);
  const [days, todays, journalEntries, completed, earned, pseudonym] = await Promise.all([
    checkIns.days(identity.sub),
    checkIns.onDay(identity.sub, today),
    journal.count(identity.sub),
    modules.completed(identity.sub),
    badgeRepository(db).earned(identity.sub),
    pseudonymOf({ peer, log }, identity, communitySubject),
  ]);
  const streak = computeStreak({
    localDates: days.map((day) => day.localDate),
    joinedOn: profile.joinedOn,
    today,
  });
  return {
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
    progress: pillarProgressOf(completed),
    journalEntries,
    recentMoods: days.slice(0, RECENT_MOODS).map((day) => day.mood),
    badges: badgeList(earned),
    notificationPreferences: profile.notificationPreferences,
    entitlement: identity.entitlement,
    communitySubject,
    pseudonym,
    todaysCheckIn: todays ? toCheckIn(todays) : null,
  };
}
