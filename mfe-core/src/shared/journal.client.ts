import {
  changedJournalEntry,
  journalDays,
  type JournalEntry,
  journalEntry,
  journalEntryList,
} from "@reclaim/contracts-members/journal";
import { type Http, HttpError, type ListPage, useHost } from "@reclaim/host-api";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";

/** POST goes through the outbox. */
export const JOURNAL_ENTRIES_PATH = "/api/journal-entries";
const journalKey = (userId: string | undefined, ...rest: unknown[]) => ["journal", userId, ...rest];

/** Names the draft of other words for an entry. They go when it goes. */
export const changeDraftKey = ({ id }: { id: string }): string => `journal-entry:${id}`;

/** Both are local dates (YYYY-MM-DD), and both are included. */
export interface DateRange {
  from: string;
  to: string;
}

/**
 * The member's entries, newest first, page by page: all, those of a local date, or those with all
 * of the `words`, which stand in no address. What was found last stays until the next is found.
 */
export function useJournalEntries({ day, words }: { day?: string; words?: string } = {}) {
  const { http, session: { user } } = useHost();
  return useInfiniteQuery({
    queryKey: journalKey(user?.id, "entries", { day, words }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: ListPage<unknown>) => last.nextCursor,
    queryFn: ({ pageParam: cursor, signal }) =>
      words
        ? http.postPage(
          "/api/journal-search",
          { words, ...(cursor && { cursor }) },
          journalEntryList,
          signal,
        )
        : http.getPage(pathOf({ ...(day && { from: day, to: day }), cursor }), journalEntryList),
    placeholderData: (before) => words ? before : undefined,
  });
}

/** The address of a list of entries, with the parameters that have a value. */
function pathOf(query: Record<string, string | null>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null);
  const search = new URLSearchParams(given).toString();
  return search ? `${JOURNAL_ENTRIES_PATH}?${search}` : JOURNAL_ENTRIES_PATH;
}

/** How many entries each date has. Dates without entries are left out. */
export function useJournalDays({ from, to }: DateRange, { enabled = true } = {}) {
  const { http, session: { user } } = useHost();
  return useQuery({
    queryKey: journalKey(user?.id, "days", from, to),
    queryFn: () => http.get(`/api/journal-days?from=${from}&to=${to}`, journalDays),
    enabled,
  });
}

/** The last entry of the first range that has one; null when none has. */
export function useFirstEntryOf(ranges: readonly DateRange[]) {
  const { http, session: { user } } = useHost();
  return useQuery({
    queryKey: journalKey(user?.id, "first-of", ranges),
    async queryFn(): Promise<JournalEntry | null> {
      for (const range of ranges) {
        const [entry] = await http.get(pathOf({ ...range, limit: "1" }), journalEntryList);
        if (entry) return entry;
      }
      return null;
    },
  });
}

/** Other words for an entry. `crisis` in the answer: they show signs of risk. */
export const changeEntry = (http: Http, { id }: { id: string }, content: string) =>
  http.send("PATCH", `${JOURNAL_ENTRIES_PATH}/${id}`, { content }, changedJournalEntry);

/** Deletes an entry. One that is gone already, in another tab or by a lost answer, counts as deleted. */
export async function deleteEntry(http: Http, { id }: { id: string }): Promise<void> {
  try {
    await http.send("DELETE", `${JOURNAL_ENTRIES_PATH}/${id}`);
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}

/** Restores an entry that was deleted within the last hour. */
export const restoreEntry = (http: Http, { id }: { id: string }): Promise<JournalEntry> =>
  http.send("POST", `${JOURNAL_ENTRIES_PATH}/${id}/restore`, undefined, journalEntry);

/** After a change: the entries and the counts of the member anew. What fails stays as it was. */
export function useRefreshJournal(): () => Promise<unknown> {
  const { session } = useHost();
  const queries = useQueryClient();
  return () =>
    Promise.allSettled([
      queries.invalidateQueries({ queryKey: journalKey(session.user?.id) }),
      session.refresh(),
    ]);
}
