import * as z from "zod/mini";
import { listLimit } from "./paging.ts";
import { crisisSign, text } from "./text.ts";
import { localDate, timeZone } from "./time.ts";

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

/** Query of GET /api/journal-entries: newest first; `cursor` as the page before gave it. */
export const journalQuery = z.object({
  limit: listLimit,
  cursor: z.optional(
    z.pipe(
      z.string().check(
        z.regex(/^\d{4}-\d{2}-\d{2}_\d{1,13}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
          error: "No cursor",
        }),
        z.refine((cursor) => z.safeParse(localDate, cursor.slice(0, 10)).success, {
          error: "No cursor",
        }),
      ),
      z.transform((cursor: string) => {
        const [day = "", instant, id = ""] = cursor.split("_");
        return { localDate: day, date: new Date(Number(instant)), id };
      }),
    ),
  ),
});
export type JournalQuery = z.infer<typeof journalQuery>;

/** Answer of GET /api/journal-entries; the next cursor goes in a header. */
export const journalEntryList = z.array(journalEntry);

/**
 * Answer of POST /api/journal-entries. `journalEntries` is how many the member has now; `crisis`
 * stands there, and in the answer of a PATCH, only when the entry shows signs of risk.
 */
export const recordedJournalEntry = z.object({
  entry: journalEntry,
  journalEntries: z.int(),
  newBadges: z.array(z.string()),
  crisis: z.optional(crisisSign),
});
export type RecordedJournalEntry = z.infer<typeof recordedJournalEntry>;
