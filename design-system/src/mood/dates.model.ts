const DAY = 86_400_000;
/** Dates have no clock: they are read as midnight in UTC, so that no clock change moves them. */
const atMidnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** A date (YYYY-MM-DD) some days later, or earlier. */
export const addDays = (date: string, days: number): string =>
  new Date(atMidnight(date).getTime() + days * DAY).toISOString().slice(0, 10);

/** Words for a date (YYYY-MM-DD), such as "November 21". */
export const dateWords = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" }).format(atMidnight(date));

/** Days by week, seven each, in the order that they come in. */
export const weeksOf = <Day>(days: readonly Day[]): Day[][] =>
  Array.from(
    { length: Math.ceil(days.length / 7) },
    (_, week) => days.slice(week * 7, week * 7 + 7),
  );

/**
 * The weeks that a month (YYYY-MM) reaches into, from `firstDay`, 0 for Sunday to 6: the first and
 * the last may have days of its neighbours.
 */
export function weeksOfMonth(month: string, firstDay: number): string[][] {
  const first = `${month}-01`;
  const lead = (atMidnight(first).getUTCDay() - firstDay + 7) % 7;
  const weeks: string[][] = [];
  for (let start = addDays(first, -lead); start.slice(0, 7) <= month; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(start, day)));
  }
  return weeks;
}
