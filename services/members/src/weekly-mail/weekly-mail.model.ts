import type { Mail } from "@reclaim/platform/mail";

/** The hour of Sunday from which the mail is due (core specification §9), and of Monday until which. */
const FROM_HOUR = 18;
const UNTIL_HOUR = 12;
const DAY = 86_400_000;

const parts = new Map<string, Intl.DateTimeFormat>();
function localParts(instant: Date, timeZone: string) {
  let format = parts.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      weekday: "short",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      hourCycle: "h23",
    });
    parts.set(timeZone, format);
  }
  const found = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const { weekday, year, month, day } = found;
  return { weekday, hour: Number(found.hour), localDate: `${year}-${month}-${day}` };
}

const daysBefore = (localDate: string, days: number): string =>
  new Date(Date.parse(`${localDate}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

/**
 * The Sunday (YYYY-MM-DD) whose mail is due now in a time zone, or undefined. It is due from Sunday
 * 18:00 on; until Monday noon, so that a server that was down on Sunday evening still sends it.
 */
export function dueSunday(now: Date, timeZone: string): string | undefined {
  const { weekday, hour, localDate } = localParts(now, timeZone);
  if (weekday === "Sun" && hour >= FROM_HOUR) return localDate;
  return weekday === "Mon" && hour < UNTIL_HOUR ? daysBefore(localDate, 1) : undefined;
}

/** The first day of the week that ends with a Sunday. */
export const mondayBefore = (sunday: string): string => daysBefore(sunday, 6);

/** What happened in a member's week: numbers only, since a mail is read by more than its reader. */
export interface Week {
  name: string | null;
  checkIns: number;
  streak: number;
  entries: number;
  modules: number;
  /** Replies and reactions of others in the community; undefined when he does not want to know. */
  answers: number | undefined;
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

function sentences({ checkIns, streak, entries, modules, answers }: Week): string[] {
  const said = [
    checkIns === 0
      ? "You did not check in this week. That happens; a new run starts with the next one."
      : `You checked in on ${count(checkIns, "day")} of seven.`,
  ];
  if (checkIns > 0 && streak > 1) said.push(`Your streak stands at ${count(streak, "day")}.`);
  if (entries > 0) said.push(`You wrote ${count(entries, "journal entry", "journal entries")}.`);
  if (modules > 0) said.push(`You completed ${count(modules, "module")}.`);
  if (answers) said.push(`The Men's Circle has ${count(answers, "answer")} for you.`);
  return said;
}

/** The weekly mail. It says how much and never what: no mood and no word of the member is in it. */
export function weeklyMail(
  week: Week,
  { to, publicUrl, token }: { to: string; publicUrl: string; token: string },
): Mail {
  const unsubscribe = `token=${token}`;
  return {
    to,
    subject: "Your week in Reclaim",
    text: [
      week.name ? `Hello ${week.name},` : "Hello,",
      sentences(week).join("\n"),
      `A minute is enough for today: ${publicUrl}/`,
      [
        "This comes on Sundays, because your weekly summary is switched on.",
        `To stop it: ${publicUrl}/unsubscribe?${unsubscribe}`,
      ].join("\n"),
    ].join("\n\n"),
    unsubscribe: `${publicUrl}/api/unsubscribe?${unsubscribe}`,
  };
}
