import type { Db } from "@reclaim/platform/database";
import { findNewBadges } from "../badges/badges.model.ts";
import { badgeRepository } from "../badges/badges.repository.ts";
import { readDays } from "../check-ins/check-ins.repository.ts";
import { countEntries } from "../journal/journal.repository.ts";
import { toPillarStats } from "../module-progress/module-progress.model.ts";
import { moduleProgressRepository } from "../module-progress/module-progress.repository.ts";
import type { AwardBadges } from "../shared/award-badges.ts";
import { computeStreak } from "../streak/streak.model.ts";

export const awardBadges: AwardBadges = async (
  db,
  { id, joinedOn },
  { today, earnedOn, now, streak },
) => {
  const badges = badgeRepository(db);
  const { current, consecutiveCheckIns } = streak ?? await readStreak(db, id, joinedOn, today);
  const journalEntries = await countEntries(db, id);
  const completed = await moduleProgressRepository(db).completed(id);
  const earned = await badges.earned(id);
  const stats = {
    ...toPillarStats(completed),
    journalEntries,
    streak: current,
    consecutiveCheckIns,
  };
  const newBadges = await badges.award(
    id,
    findNewBadges(stats, new Set(earned.keys())),
    earnedOn,
    now,
  );
  return {
    newBadges,
    earned: new Map([...earned, ...newBadges.map((badgeId) => [badgeId, earnedOn] as const)]),
  };
};

async function readStreak(db: Db, id: string, joinedOn: string, today: string) {
  const days = await readDays(db, id);
  return computeStreak({ localDates: days.map(({ localDate }) => localDate), joinedOn, today });
}
