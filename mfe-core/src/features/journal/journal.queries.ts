import { journalEntryList } from "@reclaim/contracts/journal";
import { type ListPage, useHost } from "@reclaim/host-api";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";

const PATH = "/api/journal-entries";
const keyOf = (userId: string | undefined) => ["journal-entries", userId];

/** Names the draft of other words for an entry. They go when it goes. */
export const changeOf = ({ id }: { id: string }): string => `journal-entry:${id}`;

/** The member's entries, newest first, page by page. */
export function useEntries() {
  const { http, session: { user } } = useHost();
  return useInfiniteQuery({
    queryKey: keyOf(user?.id),
    initialPageParam: null as string | null,
    getNextPageParam: (last: ListPage<unknown>) => last.next,
    queryFn: ({ pageParam }) =>
      http.page(pageParam ? `${PATH}?cursor=${pageParam}` : PATH, journalEntryList),
  });
}

/** After a change: the entries and the counts of the member anew. What fails stays as it was. */
export function useRenewal(): () => Promise<unknown> {
  const { session } = useHost();
  const queries = useQueryClient();
  return () =>
    Promise.allSettled([
      queries.invalidateQueries({ queryKey: keyOf(session.user?.id) }),
      session.refresh(),
    ]);
}
