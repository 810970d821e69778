/** An event to be kept in a calendar. */
export interface CalendarEvent {
  title: string;
  description: string;
  start: Date;
  durationMinutes: number;
}

/** One event as an iCalendar file (RFC 5545). `now` is when the file is made. */
export function createCalendarFile(
  { title, description, start, durationMinutes }: CalendarEvent,
  now: Date,
): string {
  const end = new Date(start.getTime() + durationMinutes * 60_000);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Reclaim//Reclaim//EN",
    "BEGIN:VEVENT",
    `UID:${formatInstant(start)}@reclaim`,
    `DTSTAMP:${formatInstant(now)}`,
    `DTSTART:${formatInstant(start)}`,
    `DTEND:${formatInstant(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

const formatInstant = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, "");
const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** Milliseconds until the file's address is given back; some browsers read it after the click. */
const REVOKE_DELAY_MS = 1000;

/** Downloads an event as a calendar file named `fileName`. For event handlers. */
export function downloadCalendarFile(fileName: string, event: CalendarEvent, now: Date): void {
  const content = createCalendarFile(event, now);
  const url = URL.createObjectURL(new Blob([content], { type: "text/calendar;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: url, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
