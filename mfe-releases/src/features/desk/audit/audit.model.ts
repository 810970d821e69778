import type { AuditEntry } from "@reclaim/contracts-releases/release-desk";
import { formatDay } from "../../../shared/time-format.model.ts";

/** The loaded part of the audit log, newest first, without gaps. */
export type AuditLog = readonly AuditEntry[];

const joined = (newer: AuditLog, older: AuditLog): AuditLog => {
  const ids = new Set(newer.map(({ id }) => id));
  return [...newer, ...older.filter(({ id }) => !ids.has(id))];
};

/**
 * The newest lines, before what is known. Where more came than one answer holds, what lies between
 * is missing: then only the newest are known.
 */
export function prependNewest(known: AuditLog, newest: AuditLog): AuditLog {
  const last = newest.at(-1);
  const meets = last === undefined || known.some(({ id }) => id >= last.id);
  return meets ? joined(newest, known) : newest;
}

export const appendOlder = (known: AuditLog, older: AuditLog): AuditLog => joined(known, older);

/** The lines day by day, as the reader's calendar has them. */
export function groupByDay(entries: AuditLog): { day: string; lines: AuditEntry[] }[] {
  const days: { day: string; lines: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const day = formatDay(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(entry);
    else days.push({ day, lines: [entry] });
  }
  return days;
}
