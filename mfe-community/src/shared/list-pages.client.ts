import { type ListPage, useHost } from "@reclaim/host-api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { logFailure } from "./log-failure.ts";

/** A cursor-paged list, newest first. */
export interface ListPages<Item> {
  /** Items of all loaded pages; empty also when the first call failed. */
  items: Item[];
  status: "signed-out" | "loading" | "failed" | "ready";
  hasMore: boolean;
  loadingMore: boolean;
  loadMore(): void;
  retry(): void;
}

/** Reads the list at `path` with `read`, page by page. Loaded items stay when the session ends. */
export function useListPages<Item>(
  { name, queryKey, path, enabled = true }: {
    name: string;
    queryKey: readonly unknown[];
    path: string;
    enabled?: boolean;
  },
  read: (path: string) => Promise<ListPage<Item[]>>,
): ListPages<Item> {
  const { session } = useHost();
  const signedIn = session.member !== null;
  const query = useInfiniteQuery({
    queryKey,
    enabled: signedIn && enabled,
    initialPageParam: null as string | null,
    getNextPageParam: (last: ListPage<Item[]>) => last.nextCursor,
    async queryFn({ pageParam }) {
      try {
        const separator = path.includes("?") ? "&" : "?";
        return await read(
          pageParam ? `${path}${separator}cursor=${encodeURIComponent(pageParam)}` : path,
        );
      } catch (error) {
        logFailure(name, error);
        throw error;
      }
    },
  });
  return {
    items: query.data?.pages.flatMap(({ items }) => items) ?? [],
    status: query.data ? "ready" : query.isError ? "failed" : signedIn ? "loading" : "signed-out",
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
