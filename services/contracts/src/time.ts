import * as z from "zod/mini";

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** IANA time zone name that this runtime knows, such as "Europe/Vienna". */
export const timeZone = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine(isTimeZone, { error: "Not a known IANA time zone" }),
);

const isDate = (text: string) =>
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** Calendar date, YYYY-MM-DD, without a zone. */
export const localDate = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isDate(text), { error: "Not a date" }),
);

/** Time of day, HH:MM on the 24-hour clock. */
export const timeOfDay = z.string().check(
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "Not a time (HH:MM)" }),
);
