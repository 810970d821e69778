import { UNDO_MINUTES } from "@reclaim/contracts-members/journal";
import { addDays } from "date-fns/addDays";
import { formatISO } from "date-fns/formatISO";
import { parseISO } from "date-fns/parseISO";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import { subMinutes } from "date-fns/subMinutes";

const formatDate = (date: Date): string => formatISO(date, { representation: "date" });

/** First and last date of the ISO week, Monday to Sunday, of a calendar date. */
export function getIsoWeek(localDate: string): { first: string; last: string } {
  const monday = startOfISOWeek(parseISO(localDate));
  return { first: formatDate(monday), last: formatDate(addDays(monday, 6)) };
}

/** Entries that were deleted after this instant can be restored. */
export const restorableSince = (now: Date): Date => subMinutes(now, UNDO_MINUTES);

/**
 * Lower case without accents, by which "Café" is found as "cafe". Normalizes only what is not ASCII: a
 * search folds a whole journal, and this takes a fifth of the time.
 */
const fold = (text: string): string =>
  text.toLowerCase().replaceAll(
    /[\u0080-\uffff]+/g,
    (letters) => letters.normalize("NFD").replaceAll(/\p{Mark}/gu, ""),
  );

/** Tells whether a text contains each of the words, whatever the case and the accents. */
export function wordMatcher(words: string): (text: string) => boolean {
  const parts = fold(words).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return parts.length > 0 && parts.every((part) => folded.includes(part));
  };
}
