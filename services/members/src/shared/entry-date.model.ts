import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { parseISO } from "date-fns/parseISO";

/** Days that an entry may have waited on a device before it was sent. */
const REACH = 30;

/**
 * The date that a journal entry or a practice stands under. A device whose clock is wrong may tell one that cannot be, in the
 * future or long ago: no reason to refuse it, so it stands under today.
 */
export function toEntryDate(told: string | undefined, today: string): string {
  if (told === undefined) return today;
  const age = differenceInCalendarDays(parseISO(today), parseISO(told));
  return age >= 0 && age <= REACH ? told : today;
}
