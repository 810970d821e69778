import { tz } from "@date-fns/tz";
import { formatISO } from "date-fns";

/** The calendar date of an instant in an IANA time zone, YYYY-MM-DD. */
export const toLocalDate = (instant: Date, timeZone: string): string =>
  formatISO(instant, { in: tz(timeZone), representation: "date" });

/** An ISO instant as the clock of a time zone shows it, such as "March 2, 2026 at 9:00 AM". */
export const formatInstant = (
  instant: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long", timeStyle: "short" },
): string => new Intl.DateTimeFormat("en", { ...options, timeZone }).format(new Date(instant));
