import type { AuditEntry } from "@reclaim/contracts/release-desk";
import { dayOf } from "../../../shared/moments.model.ts";

/** What is known of the log, newest first, without holes. */
export type Known = readonly AuditEntry[];

const joined = (newer: Known, older: Known): Known => {
  const ids = new Set(newer.map(({ id }) => id));
  return [...newer, ...older.filter(({ id }) => !ids.has(id))];
};

/**
 * The newest lines, before what is known. Where more came than one answer holds, what lies between
 * is missing: then only the newest are known.
 */
export function withNewest(known: Known, newest: Known): Known {
  const last = newest.at(-1);
  const meets = last === undefined || known.some(({ id }) => id >= last.id);
  return meets ? joined(newest, known) : newest;
}

export const withOlder = (known: Known, older: Known): Known => joined(known, older);

/** The lines day by day, as the reader's calendar has them. */
export function daysOf(entries: Known): { day: string; lines: AuditEntry[] }[] {
  const days: { day: string; lines: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(entry);
    else days.push({ day, lines: [entry] });
  }
  return days;
}
