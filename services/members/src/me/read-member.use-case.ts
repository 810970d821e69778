import type { Member } from "@reclaim/contracts-members/members";
import { toLocalDate } from "@reclaim/platform/clock";
import type { Identity } from "@reclaim/platform/identity";
import type { MembersDeps } from "../shared/deps.ts";
import { badgeRepository } from "../badges/badges.repository.ts";
import { checkInQueries } from "../check-ins/check-ins.repository.ts";
import { journalQueries } from "../journal/journal.repository.ts";
import { moduleQueries } from "../module-progress/module-progress.repository.ts";
import type { UserRow } from "../profile/profile.table.ts";
import { computeStreak } from "../streak/streak.model.ts";
import { toMember } from "./member.wire.ts";
import { fetchPseudonym } from "./pseudonym.client.ts";

type Deps = Pick<
  MembersDeps,
  "db" | "clock" | "getCommunitySubject" | "getServiceClient" | "journalMasterKeys" | "log"
>;

export type ReadMember = (identity: Identity, profile: UserRow) => Promise<Member>;

/** Reads all that the screens show of a member, in parallel. */
export function readMember(deps: Deps): ReadMember {
  const { db, clock, getCommunitySubject } = deps;
  const checkIns = checkInQueries(db, deps);
  const journal = journalQueries(db);
  const modules = moduleQueries(db);
  return async (identity, profile) => {
    const { sub } = identity;
    const communitySubject = await getCommunitySubject(sub);
    const today = toLocalDate(clock.now(), profile.timeZone);
    const [days, todays, journalEntries, completed, earned, pseudonym] = await Promise.all([
      checkIns.days(sub),
      checkIns.onDay(sub, today),
      journal.count(sub),
      modules.completed(sub),
      badgeRepository(db).earned(sub),
      fetchPseudonym(deps, identity, communitySubject),
    ]);
    const streak = computeStreak({
      localDates: days.map((day) => day.localDate),
      joinedOn: profile.joinedOn,
      today,
    });
    return toMember({
      identity,
      profile,
      days,
      todays,
      streak,
      journalEntries,
      completed,
      earned,
      communitySubject,
      pseudonym,
    });
  };
}
