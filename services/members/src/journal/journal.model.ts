const DAY = 86_400_000;
/** Days that an entry may have waited on a device before it was sent. */
const REACH = 30;

const dayOf = (localDate: string): number => Date.parse(`${localDate}T00:00:00Z`) / DAY;
const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** First and last date of the ISO week, Monday to Sunday, of a calendar date. */
export function isoWeekOf(localDate: string): { first: string; last: string } {
  const day = dayOf(localDate);
  // 1 January 1970 was a Thursday.
  const monday = day - (day + 3) % 7;
  return { first: dateOf(monday), last: dateOf(monday + 6) };
}

/**
 * The date an entry stands under. A device whose clock is wrong may tell one that cannot be, in the
 * future or long ago: no reason to refuse words, so the entry stands under today.
 */
export function dateOfEntry(told: string | undefined, today: string): string {
  if (told === undefined) return today;
  const age = dayOf(today) - dayOf(told);
  return age >= 0 && age <= REACH ? told : today;
}
