import { type Block, block, blockList } from "@reclaim/contracts-community/blocks";
import { getErrorMessage, HttpError, useHost, useSingleMutation } from "@reclaim/host-api";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { changeComments, changePosts } from "./cached-lists.ts";
import { copy } from "./community.copy.ts";
import { keys, POST_KEYS, refreshPosts } from "./query-keys.ts";

/** Long enough to read it, to think again, and to come to it by keyboard. */
const UNDO_NOTICE_MS = 30_000;

/** The names that the member has blocked. */
export function useBlocks() {
  const { http, session } = useHost();
  return useQuery({
    queryKey: keys.blocks,
    enabled: session.member !== null,
    queryFn: () => http.get("/api/blocks", blockList),
  });
}

/** Takes everything of an author from the screen. Returns the function that undoes it. */
function hideAuthor(queries: QueryClient, pseudonymId: number): () => void {
  const before = [...POST_KEYS, keys.allComments].flatMap((queryKey) =>
    queries.getQueriesData({ queryKey })
  );
  changePosts(queries, (post) => (post.pseudonymId === pseudonymId ? null : post));
  changeComments(queries, (comment) => (comment.pseudonymId === pseudonymId ? null : comment));
  return () => {
    for (const [queryKey, data] of before) queries.setQueryData(queryKey, data);
  };
}

const refresh = (queries: QueryClient) =>
  Promise.all([
    refreshPosts(queries),
    queries.invalidateQueries({ queryKey: keys.allComments }),
    queries.invalidateQueries({ queryKey: keys.blocks }),
  ]);

/** Lifts a block, so that the posts and comments of that name are read again. */
export function useUnblock({ pseudonymId, name }: { pseudonymId: number; name: string }) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  return useSingleMutation({
    mutationKey: ["unblock", pseudonymId],
    async mutationFn() {
      try {
        await http.send("DELETE", `/api/blocks/${pseudonymId}`);
      } catch (error) {
        // Another tab was faster.
        if (!(error instanceof HttpError && error.code === "block_not_found")) throw error;
      }
    },
    async onSuccess() {
      notify(copy.block.undone(name));
      await refresh(queries);
    },
    onError: (error) =>
      notify({
        title: copy.block.notUndone.title,
        description: getErrorMessage(error, copy.block.notUndone.fallback),
        variant: "destructive",
      }),
  });
}

/** Blocks an author: what he wrote goes from the screen at once, and comes back when that fails. */
export function useBlock(author: { pseudonymId: number; name: string }) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const unblock = useUnblock(author);
  return useSingleMutation<Block | null>({
    mutationKey: ["block", author.pseudonymId],
    async mutationFn() {
      const restore = hideAuthor(queries, author.pseudonymId);
      try {
        const { pseudonymId } = author;
        return await http.send("POST", "/api/blocks", { pseudonymId }, block);
      } catch (error) {
        if (error instanceof HttpError && error.code === "already_blocked") return null;
        restore();
        throw error;
      }
    },
    onSuccess() {
      notify({
        ...copy.block.done(author.name),
        durationMs: UNDO_NOTICE_MS,
        action: { label: copy.block.undo, onPress: () => unblock.mutate() },
      });
      void queries.invalidateQueries({ queryKey: keys.blocks });
    },
    onError: (error) =>
      notify({
        title: copy.block.failed.title,
        description: getErrorMessage(error, copy.block.failed.fallback),
        variant: "destructive",
      }),
  });
}
