import { update } from "idb-keyval";
import { keyOf, type Reminder } from "./reminders.model.ts";

/** Some days of all kinds: an older one cannot become due again. */
const KEPT = 20;

/** What was given on this device, for all its tabs: kinds and dates, nothing else. */
export interface GivenReminders {
  /** Those of `due` that were not given yet; from now on they are. */
  claim(due: Reminder[]): Promise<Reminder[]>;
}

/** Where storage is forbidden, this tab alone remembers. */
export function givenReminders(memberId: string): GivenReminders {
  const here = new Set<string>();
  return {
    async claim(due) {
      let mine = due.filter((reminder) => !here.has(keyOf(reminder)));
      if (mine.length === 0) return [];
      for (const reminder of mine) here.add(keyOf(reminder));
      try {
        // One transaction: of two tabs, one is first.
        await update<string[]>(`reclaim-reminders:${memberId}`, (given = []) => {
          mine = mine.filter((reminder) => !given.includes(keyOf(reminder)));
          return [...given, ...mine.map(keyOf)].slice(-KEPT);
        });
      } catch {
        // Then another tab may give it, too.
      }
      return mine;
    },
  };
}
