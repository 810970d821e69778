/** Weekday (0 is Sunday) and hour of the fireside chat, in local time. */
const FIRESIDE_WEEKDAY = 4;
const FIRESIDE_HOUR = 19;

/** The next fireside chat: Thursday at 19:00, today's only while it has not begun. */
export function nextFireside(now: Date): Date {
  const next = new Date(now);
  next.setHours(FIRESIDE_HOUR, 0, 0, 0);
  const days = (FIRESIDE_WEEKDAY - now.getDay() + 7) % 7;
  next.setDate(next.getDate() + (days === 0 && now >= next ? 7 : days));
  return next;
}
