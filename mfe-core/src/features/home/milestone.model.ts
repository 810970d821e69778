import { copy } from "./home.copy.ts";

/** The title of the celebration of so many days in a row (core specification §4). */
export function milestoneTitle(days: number): string {
  if (days >= 30) return copy.milestone.titles.amazing;
  return days >= 14 ? copy.milestone.titles.impressive : copy.milestone.titles.first;
}
