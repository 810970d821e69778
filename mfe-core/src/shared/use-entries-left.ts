import { tz } from "@date-fns/tz/tz";
import { STARTER_WEEKLY_ENTRIES } from "@reclaim/contracts-members/journal";
import { useHost } from "@reclaim/host-api";
import { endOfISOWeek } from "date-fns/endOfISOWeek";
import { formatISO } from "date-fns/formatISO";
import { startOfISOWeek } from "date-fns/startOfISOWeek";
import { type DateRange, useJournalDays } from "./journal.client.ts";
import { useOutboxItems } from "./use-outbox.ts";

/** The ISO week, Monday to Sunday, of an instant in a time zone. */
export function getIsoWeek(instant: Date, timeZone: string): DateRange {
  const zone = { in: tz(timeZone) };
  const toDate = (date: Date) => formatISO(date, { representation: "date" });
  return { from: toDate(startOfISOWeek(instant, zone)), to: toDate(endOfISOWeek(instant, zone)) };
}

/**
 * How many entries a Starter member has left in the week of his stored time zone (D68), those that
 * wait on this device deducted. Null for other plans, and until the server has answered.
 */
export function useEntriesLeft(): number | null {
  const { clock, session: { member } } = useHost();
  const week = getIsoWeek(clock.now(), member?.timeZone ?? "UTC");
  const isStarter = member?.entitlement.tier === "starter";
  const { data } = useJournalDays(week, { enabled: isStarter });
  const waiting = useOutboxItems("journal-entry").filter(({ refused }) => !refused).length;
  if (!isStarter || !data) return null;
  const written = data.reduce((sum, { entries }) => sum + entries, 0);
  return Math.max(0, STARTER_WEEKLY_ENTRIES - written - waiting);
}
