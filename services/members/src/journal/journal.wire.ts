import type { JournalEntry } from "@reclaim/contracts-members/journal";
import type { Entry } from "./journal.table.ts";

export const toJournalEntry = (row: Entry): JournalEntry => ({
  id: row.id,
  userId: row.userId,
  date: row.date.toISOString(),
  timeZone: row.timeZone,
  localDate: row.localDate,
  promptId: row.promptId,
  promptText: row.promptText,
  content: row.content,
});
