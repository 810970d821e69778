import type { Badge } from "@reclaim/contracts-members/badges";

/** Badges by state, in the order of the registry, and the share that is earned, 0 to 100 (D15). */
export function sortBadges(badges: Badge[]): { earned: Badge[]; locked: Badge[]; percent: number } {
  const earned = badges.filter((badge) => badge.earned);
  return {
    earned,
    locked: badges.filter((badge) => !badge.earned),
    percent: badges.length > 0 ? (earned.length / badges.length) * 100 : 0,
  };
}
