import type { NotificationPreferences } from "@reclaim/contracts/members";
import type { ReminderKind } from "../../shared/reminder.copy.ts";

/** `date` is the member's calendar date (YYYY-MM-DD) on which its time was. */
export interface Reminder {
  kind: Exclude<ReminderKind, "community">;
  date: string;
}

const MINUTE = 60_000;
/** Milliseconds after its time in which a reminder is still given (D21). */
const CATCH_UP = 10 * MINUTE;
const SUNDAY = 0;
const SUMMARY_TIME = "18:00";
const MODULE_TIME = "17:00";
/** Who has completed as many modules needs no push any more. */
const ENOUGH_MODULES = 3;

/** What a reminder counts as: one per kind and date (D21). */
export const keyOf = ({ kind, date }: Reminder): string => `${kind} ${date}`;

/**
 * The reminders whose time came in the ten minutes up to `now`, on the clock of `zone` (core
 * specification §9, D21), and that are not in `shown`. A time that the clock skips comes when the
 * clock has passed it; one that it shows twice comes once.
 */
export function dueReminders(
  { preferences, completedModules, now, zone, shown = new Set() }: {
    preferences: NotificationPreferences;
    completedModules: number;
    now: Date;
    zone: string;
    /** Keys of those that were given before. */
    shown?: ReadonlySet<string>;
  },
): Reminder[] {
  if (!preferences.enabled) return [];
  const local = localClock(zone);
  const due = new Map<string, Reminder>();
  const latest = now.getTime();
  const earliest = Math.ceil((latest - CATCH_UP) / MINUTE) * MINUTE;
  let before = local(earliest - MINUTE);
  for (let minute = earliest; minute <= latest; minute += MINUTE) {
    const here = local(minute);
    for (const { kind, time } of timesOn(here.date, preferences, completedModules)) {
      const skipped = time < here.time && (before.date !== here.date || before.time < time);
      const reminder = { kind, date: here.date };
      if ((time === here.time || skipped) && !shown.has(keyOf(reminder))) {
        due.set(keyOf(reminder), reminder);
      }
    }
    before = here;
  }
  return [...due.values()];
}

/** The reminders of a date, and when they come (HH:MM). */
function timesOn(
  date: string,
  preferences: NotificationPreferences,
  completedModules: number,
): { kind: Reminder["kind"]; time: string }[] {
  const isSunday = new Date(`${date}T00:00:00Z`).getUTCDay() === SUNDAY;
  const isThird = Number(date.slice(-2)) % 3 === 0;
  const times = [
    preferences.dailyCheckInReminder &&
    { kind: "check-in", time: preferences.checkInTime } as const,
    preferences.journalReminder && { kind: "journal", time: preferences.journalTime } as const,
    preferences.weeklyProgressSummary && isSunday &&
    { kind: "progress", time: SUMMARY_TIME } as const,
    preferences.moduleCompletionReminders && isThird && completedModules < ENOUGH_MODULES &&
    { kind: "module", time: MODULE_TIME } as const,
  ];
  return times.filter((one) => one !== false);
}

/** Date and time of day of an instant where the clock of `zone` counts. */
function localClock(zone: string): (instant: number) => { date: string; time: string } {
  const format = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (instant) => {
    const parts = format.formatToParts(instant);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      parts.find((one) => one.type === type)?.value ?? "";
    return {
      date: `${part("year")}-${part("month")}-${part("day")}`,
      time: `${part("hour")}:${part("minute")}`,
    };
  };
}
