import * as z from "zod/mini";
import { datedCursor, listLimit } from "@reclaim/contracts-common/paging";
import { crisisSign, text } from "@reclaim/contracts-common/text";
import { localDate, timeZone } from "@reclaim/contracts-common/time";
import { ENDS_BEFORE_IT_BEGINS } from "./day-range.ts";

export const ENTRY_LIMIT = 20_000;

/** What a Starter member may write in an ISO week where he is (D4). */
export const STARTER_WEEKLY_ENTRIES = 3;

const content = text(ENTRY_LIMIT).check(
  z.refine((value) => value.trim().length > 0, {
    error: "Please write something before saving.",
  }),
);

/**
 * Which prompt an entry answers: the id of one of the library, `module:{pillar}:{id}` for a module's
 * reflection (D12), or null for an entry without one.
 */
const promptId = z.nullable(
  z.string().check(z.maxLength(80), z.regex(/^[A-Za-z0-9][A-Za-z0-9:_-]*$/)),
);

/**
 * Body of POST /api/journal-entries. `promptText` is the prompt as the member read it, so that an
 * entry stays whole when prompts change. `localDate` is given when the entry is another day's (written
 * offline); otherwise, and when it cannot be, the server takes today in `timeZone`. An exact repeat
 * with the same `clientId` writes nothing; one that says something else changes the
 * entry.
 */
export const newJournalEntry = z.object({
  promptId,
  promptText: z.optional(z.nullable(text(500))),
  content,
  timeZone,
  localDate: z.optional(localDate),
  clientId: z.uuid(),
});
export type NewJournalEntry = z.infer<typeof newJournalEntry>;

/** Body of PATCH /api/journal-entries/{id}. */
export const journalEntryChange = z.object({ content });

/** One entry. `date` is the ISO instant, `localDate` the member's calendar date. */
export const journalEntry = z.object({
  id: z.uuid(),
  userId: z.string(),
  date: z.string(),
  timeZone,
  localDate,
  promptId: z.nullable(z.string()),
  promptText: z.nullable(z.string()),
  content: z.string(),
});
export type JournalEntry = z.infer<typeof journalEntry>;

/** Answer of PATCH /api/journal-entries/{id}. `crisis` only when the new words show signs of risk. */
export const changedJournalEntry = z.extend(journalEntry, { crisis: z.optional(crisisSign) });

/**
 * Query of GET /api/journal-entries: newest first. `from` and `to` are local dates, both included:
 * a day is `from` = `to`.
 */
export const journalQuery = z.object({
  limit: listLimit,
  cursor: z.optional(datedCursor),
  from: z.optional(localDate),
  to: z.optional(localDate),
}).check(z.refine(({ from, to }) => !from || !to || from <= to, ENDS_BEFORE_IT_BEGINS));
export type JournalQuery = z.infer<typeof journalQuery>;

/**
 * Body of POST /api/journal-search: entries whose text or prompt contains every word, whatever the
 * case and the accents. It is a POST since words of a journal must not stand in addresses and logs.
 */
export const journalSearch = z.object({
  words: text(100).check(z.trim(), z.minLength(1)),
  limit: listLimit,
  cursor: z.optional(datedCursor),
});
export type JournalSearch = z.infer<typeof journalSearch>;

/** Answer of GET /api/journal-days: the dates that have entries, the oldest first. */
export const journalDays = z.array(z.object({ localDate, entries: z.int() }));
export type JournalDays = z.infer<typeof journalDays>;

/** How long a deleted entry can be restored. */
export const UNDO_MINUTES = 60;

/** Answer of GET /api/journal-entries and of a search; the next cursor goes in a header. */
export const journalEntryList = z.array(journalEntry);

/**
 * Answer of POST /api/journal-entries. `journalEntries` is how many the member has now; `crisis`
 * stands there only when the entry shows signs of risk.
 */
export const recordedJournalEntry = z.object({
  entry: journalEntry,
  journalEntries: z.int(),
  newBadges: z.array(z.string()),
  crisis: z.optional(crisisSign),
});
export type RecordedJournalEntry = z.infer<typeof recordedJournalEntry>;
