import { tz } from "@date-fns/tz/tz";
import { formatISO } from "date-fns/formatISO";

/** Time comes in as an argument, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Calendar date (YYYY-MM-DD) of an instant in an IANA time zone. */
export const toLocalDate = (instant: Date, timeZone: string): string =>
  formatISO(instant, { in: tz(timeZone), representation: "date" });
