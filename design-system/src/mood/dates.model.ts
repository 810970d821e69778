import { eachDayOfInterval } from "date-fns/eachDayOfInterval";
import { endOfMonth } from "date-fns/endOfMonth";
import { endOfWeek } from "date-fns/endOfWeek";
import { formatISO } from "date-fns/formatISO";
import { parseISO } from "date-fns/parseISO";
import { startOfWeek } from "date-fns/startOfWeek";

/** A date (YYYY-MM-DD) in words, such as "November 21". */
export const formatDate = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("en", options).format(parseISO(date));

/**
 * The weeks that a month (YYYY-MM) reaches into, from `firstDay`, 0 for Sunday to 6: the first and
 * the last may have days of its neighbours.
 */
export function weeksOfMonth(month: string, firstDay: 0 | 1 | 2 | 3 | 4 | 5 | 6): string[][] {
  const start = parseISO(`${month}-01`);
  const week = { weekStartsOn: firstDay };
  const days = eachDayOfInterval({
    start: startOfWeek(start, week),
    end: endOfWeek(endOfMonth(start), week),
  }).map((day) => formatISO(day, { representation: "date" }));
  return Array.from(
    { length: days.length / 7 },
    (_, index) => days.slice(index * 7, index * 7 + 7),
  );
}
