import type { JournalEntry } from "@reclaim/contracts-members/journal";

export interface MonthOfEntries {
  /** YYYY-MM. */
  month: string;
  days: { localDate: string; entries: JournalEntry[] }[];
}

/** Entries, newest first, by month and day, in the same order. */
export function groupByDay(entries: readonly JournalEntry[]): MonthOfEntries[] {
  const months: MonthOfEntries[] = [];
  for (const entry of entries) {
    const { localDate } = entry;
    const month = localDate.slice(0, 7);
    if (months.at(-1)?.month !== month) months.push({ month, days: [] });
    const days = months.at(-1)?.days ?? [];
    if (days.at(-1)?.localDate !== localDate) days.push({ localDate, entries: [] });
    days.at(-1)?.entries.push(entry);
  }
  return months;
}

/** A local date (YYYY-MM-DD) in words. */
export const formatDay = (localDate: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" })
    .format(new Date(`${localDate}T00:00:00Z`));

/** "Friday, November 20, 2026". */
export const formatFullDay = (localDate: string): string =>
  formatDay(localDate, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
