/** Time comes in as an argument, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Somewhat more than there are zones; the oldest gives way to one above. */
const FORMATS_KEPT = 600;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Calendar date (YYYY-MM-DD) of an instant in an IANA time zone. */
export function localDateOf(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    if (formats.size >= FORMATS_KEPT) formats.delete(formats.keys().next().value ?? "");
    formats.set(timeZone, format);
  }
  return format.format(instant);
}
