/** Day (0 is Sunday) and hour of the fireside chat, in the member's own time. */
const DAY = 4;
const HOUR = 19;

/** The next fireside chat: Thursday at 19:00, today's only while it has not begun. */
export function nextFireside(now: Date): Date {
  const next = new Date(now);
  next.setHours(HOUR, 0, 0, 0);
  const days = (DAY - now.getDay() + 7) % 7;
  next.setDate(next.getDate() + (days === 0 && now >= next ? 7 : days));
  return next;
}

export interface CalendarEvent {
  title: string;
  description: string;
  start: Date;
  /** In minutes. */
  length: number;
}

/** One event as an iCalendar file (RFC 5545). `now` is when the file is made. */
export function calendarFile({ title, description, start, length }: CalendarEvent, now: Date) {
  const end = new Date(start.getTime() + length * 60_000);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Reclaim//Community//EN",
    "BEGIN:VEVENT",
    `UID:${instant(start)}@reclaim`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

const instant = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, "");
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
