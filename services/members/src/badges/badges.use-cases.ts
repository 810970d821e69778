import type { Db } from "@reclaim/platform/database";
import { checkInRepository } from "../check-ins/check-ins.repository.ts";
import { computeStreak } from "../check-ins/streak.model.ts";
import { journalRepository } from "../journal/journal.repository.ts";
import { pillarStats } from "../module-progress/module-progress.model.ts";
import { moduleProgressRepository } from "../module-progress/module-progress.repository.ts";
import type { UserRow } from "../profile/profile.table.ts";
import { newlyEarned } from "./badges.model.ts";
import { badgeRepository } from "./badges.repository.ts";

/**
 * Stores every badge whose condition holds by the rows that `db`, mostly a transaction, sees now, and
 * tells the new ones. `today` is the member's calendar date, `earnedOn` the one that a badge gets.
 */
export async function awardBadges(
  db: Db,
  { id, joinedOn }: Pick<UserRow, "id" | "joinedOn">,
  { today, earnedOn, now }: { today: string; earnedOn: string; now: Date },
): Promise<string[]> {
  const badges = badgeRepository(db);
  const localDates = await checkInRepository(db).localDates(id);
  const journalEntries = await journalRepository(db).count(id);
  const completed = await moduleProgressRepository(db).completed(id);
  const earned = await badges.earned(id);
  const stats = {
    ...pillarStats(completed),
    journalEntries,
    streak: computeStreak({ localDates, joinedOn, today }).current,
    // Joining long before any date leaves the days of joining out.
    consecutiveCheckIns: computeStreak({ localDates, joinedOn: "1970-01-01", today }).current,
  };
  return await badges.award(id, newlyEarned(stats, new Set(earned.keys())), earnedOn, now);
}
