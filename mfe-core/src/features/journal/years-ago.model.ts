import { formatISO } from "date-fns/formatISO";
import { getYear } from "date-fns/getYear";
import { isLeapYear } from "date-fns/isLeapYear";
import { parseISO } from "date-fns/parseISO";
import { subYears } from "date-fns/subYears";
import type { DateRange } from "../../shared/journal.client.ts";

const toDate = (date: Date): string => formatISO(date, { representation: "date" });

/**
 * Today's date in the years before, back to `firstYear`, the latest first. On 29 February it is
 * 28 February of a common year; on 28 February of a common year, 29 February belongs to it.
 */
export function earlierYears(today: string, firstYear: number): DateRange[] {
  const date = parseISO(today);
  const standsForTwo = today.endsWith("02-28") && !isLeapYear(date);
  const ranges: DateRange[] = [];
  for (let years = 1; getYear(date) - years >= firstYear; years++) {
    const day = subYears(date, years);
    const from = toDate(day);
    const to = standsForTwo && isLeapYear(day) ? from.replace("02-28", "02-29") : from;
    ranges.push({ from, to });
  }
  return ranges;
}
