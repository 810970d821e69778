import type { Db } from "@reclaim/platform/database";

/** Figures of a member's check-in days, as the badges ask for them. */
interface BadgeStreak {
  current: number;
  consecutiveCheckIns: number;
}

interface AwardedBadges {
  /** Ids of the badges that were earned just now. */
  newBadges: string[];
  /** Ids of all earned badges with the local date on which each was earned. */
  earned: ReadonlyMap<string, string>;
}

/**
 * Stores every badge whose condition holds by the rows that `db`, mostly a transaction, sees now.
 * `today` is the member's calendar date, `earnedOn` the one that a badge gets; `streak` saves a
 * caller that has computed it the second reading. The features that earn badges get this from
 * `service.ts`, so that none of them knows the others.
 */
export type AwardBadges = (
  db: Db,
  member: { id: string; joinedOn: string },
  at: { today: string; earnedOn: string; now: Date; streak?: BadgeStreak },
) => Promise<AwardedBadges>;
