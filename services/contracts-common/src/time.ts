import * as z from "zod/mini";

/** The one name of a zone that has several or is written in other cases; undefined when unknown. */
function canonicalZone(name: string): string | undefined {
  // Offsets such as "+01:23" are no zones: they know no summer time, and there are thousands.
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** IANA time zone name that this runtime knows, such as "Europe/Vienna"; gives its canonical name. */
export const timeZone = z.pipe(
  z.string().check(
    z.minLength(1),
    z.maxLength(64),
    z.refine((name) => canonicalZone(name) !== undefined, { error: "Not a known IANA time zone" }),
  ),
  z.transform((name: string) => canonicalZone(name) ?? name),
);

const isDate = (text: string) =>
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** There is no year 0 in the calendar that dates are stored in. */
const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** Calendar date, YYYY-MM-DD, without a zone. */
export const localDate = z.string().check(
  z.regex(DATE),
  z.refine((text) => DATE.test(text) && isDate(text), { error: "Not a date" }),
);

/** Time of day, HH:MM on the 24-hour clock. */
export const timeOfDay = z.string().check(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "Not a time (HH:MM)" }),
);
