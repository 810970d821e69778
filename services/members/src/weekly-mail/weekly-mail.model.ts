import { tz } from "@date-fns/tz/tz";
import type { Mail } from "@reclaim/platform/mail";
import { formatISO } from "date-fns/formatISO";
import { getHours } from "date-fns/getHours";
import { isMonday } from "date-fns/isMonday";
import { isSunday } from "date-fns/isSunday";
import { parseISO } from "date-fns/parseISO";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import { subDays } from "date-fns/subDays";

/** The hour of Sunday from which the mail is due (core specification §9), and of Monday until which. */
const FROM_HOUR = 18;
const UNTIL_HOUR = 12;

const formatDate = (date: Date): string => formatISO(date, { representation: "date" });

/**
 * The Sunday (YYYY-MM-DD) whose mail is due now in a time zone, or undefined. It is due from Sunday
 * 18:00 on; until Monday noon, so that a server that was down on Sunday evening still sends it.
 */
export function findDueSunday(now: Date, timeZone: string): string | undefined {
  const local = tz(timeZone)(now);
  const hour = getHours(local);
  if (isSunday(local) && hour >= FROM_HOUR) return formatDate(local);
  return isMonday(local) && hour < UNTIL_HOUR ? formatDate(subDays(local, 1)) : undefined;
}

/** The first day of the week that ends with a Sunday. */
export const mondayBefore = (sunday: string): string =>
  formatDate(startOfISOWeek(parseISO(sunday)));

/** What happened in a member's week: numbers only, since a mail is read by more than its reader. */
export interface Week {
  name: string | null;
  checkIns: number;
  streak: number;
  entries: number;
  modules: number;
  /** Replies and reactions of others in the community; undefined when he does not want to know. */
  responses: number | undefined;
}

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

function sentences({ checkIns, streak, entries, modules, responses }: Week): string[] {
  const said = [
    checkIns === 0
      ? "You did not check in this week. That happens; a new run starts with the next one."
      : `You checked in on ${count(checkIns, "day")} of seven.`,
  ];
  if (checkIns > 0 && streak > 1) said.push(`Your streak stands at ${count(streak, "day")}.`);
  if (entries > 0) said.push(`You wrote ${count(entries, "journal entry", "journal entries")}.`);
  if (modules > 0) said.push(`You completed ${count(modules, "module")}.`);
  if (responses) said.push(`The Men's Circle has ${count(responses, "answer")} for you.`);
  return said;
}

/** The weekly mail. It says how much and never what: no mood and no word of the member is in it. */
export function composeWeeklyMail(
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
