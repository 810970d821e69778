import { update } from "idb-keyval";
import { type Reminder, reminderKey } from "@reclaim/contracts-members/reminders";

/** Some days of all kinds: an older one cannot become due again. */
const MAX_STORED = 20;

/** Reminders shown on this device, for all its tabs: kinds and dates, nothing else. */
export interface ShownReminders {
  /** Those of `due` that were not given yet; from now on they are. */
  claim(due: Reminder[]): Promise<Reminder[]>;
}

/** Where storage is forbidden, this tab alone remembers. */
export function createShownReminders(memberId: string): ShownReminders {
  const here = new Set<string>();
  return {
    async claim(due) {
      let mine = due.filter((reminder) => !here.has(reminderKey(reminder)));
      if (mine.length === 0) return [];
      for (const reminder of mine) here.add(reminderKey(reminder));
      try {
        // One transaction: of two tabs, one is first.
        await update<string[]>(`reclaim-reminders:${memberId}`, (given = []) => {
          mine = mine.filter((reminder) => !given.includes(reminderKey(reminder)));
          return [...given, ...mine.map(reminderKey)].slice(-MAX_STORED);
        });
      } catch {
        // Then another tab may give it, too.
      }
      return mine;
    },
  };
}
