import { tz } from "@date-fns/tz/tz";
import { addMonths } from "date-fns/addMonths";
import { formatISO } from "date-fns/formatISO";

/** Time comes in as an argument, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Calendar date (YYYY-MM-DD) of an instant in an IANA time zone. */
export const toLocalDate = (instant: Date, timeZone: string): string =>
  formatISO(instant, { in: tz(timeZone), representation: "date" });

/** The instant some calendar months later by UTC; the 31st becomes the last day of a shorter month. */
export const addMonthsInUtc = (instant: Date, months: number): Date =>
  new Date(addMonths(instant, months, { in: tz("UTC") }).getTime());
