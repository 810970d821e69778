import { type Comment, commentList, writtenComment } from "@reclaim/contracts-community/community";
import { getErrorMessage, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { copy } from "./community.copy.ts";
import { type ListPages, useListPages } from "./list-pages.client.ts";
import { isUpgradeRequired } from "./plan.model.ts";
import { fetchOwnPseudonym, lockPseudonym, MissingPseudonymError } from "./pseudonym.client.ts";
import { keys, refreshPosts } from "./query-keys.ts";
import { refusalNotice } from "./refusal.ts";
import { useSendOnce } from "./send-once.ts";

const pathOf = (postId: number) => `/api/forum/posts/${postId}/comments`;

/** The comments of a post, newest first, page by page. */
export function useComments(postId: number): ListPages<Comment> {
  const { http } = useHost();
  return useListPages(
    { name: "Reading comments", queryKey: keys.comments(postId), path: pathOf(postId) },
    (path) => http.getPage(path, commentList),
  );
}

/**
 * Adds a comment to a post, or a reply to one of its comments, under the member's own pseudonym;
 * `onAdded` runs after the service has stored it.
 */
export function useAddComment(
  { postId, parentId }: { postId: number; parentId: number | undefined },
  onAdded: () => void,
) {
  const { http, session, notify } = useHost();
  const queries = useQueryClient();
  const send = useSendOnce(
    async (content: string) => {
      const own = await fetchOwnPseudonym(queries, http, session);
      const comment = await http.send("POST", "/api/forum/comments", {
        postId,
        content,
        userId: own.userId,
        pseudonymId: own.id,
        parentId,
      }, writtenComment);
      lockPseudonym(queries, own);
      return comment;
    },
    async (content): Promise<Comment & { crisis?: true } | undefined> => {
      const { items } = await http.getPage(pathOf(postId), commentList);
      return items.find((comment) =>
        comment.isOwn && comment.content === content && comment.parentId === (parentId ?? null)
      );
    },
  );
  return useSingleMutation({
    mutationFn: send,
    onSuccess({ crisis }) {
      // Signs of risk are answered by the offer of help only (D46).
      if (!crisis) notify(copy.comments.added);
      onAdded();
      void queries.invalidateQueries({ queryKey: keys.comments(postId) });
      void refreshPosts(queries);
    },
    onError(error) {
      // What the plan lacks stands above the button.
      if (isUpgradeRequired(error)) return;
      if (error instanceof MissingPseudonymError) {
        return notify({ title: copy.comments.noIdentity, variant: "destructive" });
      }
      const message = getErrorMessage(error, error.message || copy.comments.unknown);
      notify(
        refusalNotice(error) ??
          { ...copy.comments.failedToAdd(message), variant: "destructive" },
      );
    },
  });
}
