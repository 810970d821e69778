import type { NotificationPreferences } from "./members.ts";

/** `date` is the member's calendar date (YYYY-MM-DD) on which its time was. */
export interface Reminder {
  kind: "check-in" | "journal" | "progress" | "module";
  date: string;
}

/** The page that a press on a reminder opens. */
export const REMINDER_PAGES: Record<Reminder["kind"], string> = {
  "check-in": "/",
  journal: "/journal",
  progress: "/progress",
  module: "/journey",
};

const MINUTE_MS = 60_000;
/** Milliseconds after its time in which a reminder is still given (D21). */
export const REMINDER_CATCH_UP_MS = 10 * MINUTE_MS;
const SUMMARY_TIME = "18:00";
const MODULE_TIME = "17:00";
/** Members with as many completed modules get no module reminder. */
const MAX_MODULES_FOR_REMINDER = 3;

/** The identity of a reminder: one per kind and date (D21). */
export const reminderKey = ({ kind, date }: Reminder): string => `${kind} ${date}`;

/**
 * The reminders whose time came in the ten minutes up to `now`, on the clock of `zone` (core
 * specification §9, D21), and that are not in `shown`. A time that the clock skips comes when the
 * clock has passed it; one that it shows twice comes once. The page and push messages share this rule.
 */
export function dueReminders(
  { preferences, completedModules, now, zone, checkedInOn, shown = new Set() }: {
    preferences: NotificationPreferences;
    completedModules: number;
    now: Date;
    zone: string;
    /** The local date of the member's last check-in. */
    checkedInOn?: string | null | undefined;
    /** Keys of those that were given before. */
    shown?: ReadonlySet<string>;
  },
): Reminder[] {
  if (!preferences.enabled) return [];
  const local = createLocalClock(zone);
  const due = new Map<string, Reminder>();
  const latest = now.getTime();
  const earliest = Math.ceil((latest - REMINDER_CATCH_UP_MS) / MINUTE_MS) * MINUTE_MS;
  let before = local(earliest - MINUTE_MS);
  for (let minute = earliest; minute <= latest; minute += MINUTE_MS) {
    const here = local(minute);
    const isQuiet = preferences.quietAfterCheckIn && here.date === checkedInOn;
    for (
      const { kind, time } of isQuiet ? [] : remindersOn(here.date, preferences, completedModules)
    ) {
      const skipped = time < here.time && (before.date !== here.date || before.time < time);
      const reminder = { kind, date: here.date };
      if ((time === here.time || skipped) && !shown.has(reminderKey(reminder))) {
        due.set(reminderKey(reminder), reminder);
      }
    }
    before = here;
  }
  return [...due.values()];
}

/** The reminders of a date, and when they come (HH:MM). */
function remindersOn(
  date: string,
  preferences: NotificationPreferences,
  completedModules: number,
): { kind: Reminder["kind"]; time: string }[] {
  const isSunday = new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
  const isThird = Number(date.slice(-2)) % 3 === 0;
  const times = [
    preferences.dailyCheckInReminder &&
    { kind: "check-in", time: preferences.checkInTime } as const,
    preferences.journalReminder && { kind: "journal", time: preferences.journalTime } as const,
    preferences.weeklyProgressSummary && isSunday &&
    { kind: "progress", time: SUMMARY_TIME } as const,
    preferences.moduleCompletionReminders && isThird &&
    completedModules < MAX_MODULES_FOR_REMINDER &&
    { kind: "module", time: MODULE_TIME } as const,
  ];
  return times.filter((one) => one !== false);
}

/** Date and time of day of an instant where the clock of `zone` counts. */
function createLocalClock(timeZone: string): (instant: number) => { date: string; time: string } {
  // Swedish writes dates and times as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return (instant) => {
    const [date = "", time = ""] = format.format(instant).split(" ");
    return { date, time };
  };
}
