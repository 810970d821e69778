import type { JournalEntry } from "@reclaim/contracts/journal";
import type { JournalRow } from "./journal.table.ts";

export const toJournalEntry = (row: JournalRow): JournalEntry => ({
  id: row.id,
  userId: row.userId,
  date: row.date.toISOString(),
  timeZone: row.timeZone,
  localDate: row.localDate,
  promptId: row.promptId,
  promptText: row.promptText,
  content: row.content,
});

/** A page's cursor names its first row. */
export const toCursor = ({ localDate, date, id }: JournalRow): string =>
  `${localDate}_${date.getTime()}_${id}`;
