import { getErrorMessage, HttpError, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { changePosts } from "./cached-lists.ts";
import { copy } from "./community.copy.ts";
import { keys, refreshPosts, type Target } from "./query-keys.ts";

/** Deletes the member's own post or comment. What is gone already counts as deleted. */
export function useRemoval(target: Target, onDeleted: () => void) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const words = "postId" in target ? copy.removal.post : copy.removal.comment;
  return useSingleMutation({
    mutationKey: ["remove", target],
    async mutationFn() {
      try {
        await http.send(
          "DELETE",
          "postId" in target
            ? `/api/forum/posts/${target.postId}`
            : `/api/forum/comments/${target.commentId}`,
        );
      } catch (error) {
        if (!(error instanceof HttpError && error.status === 404)) throw error;
      }
    },
    onSuccess() {
      notify(words.done);
      onDeleted();
      if ("postId" in target) {
        changePosts(queries, (post) => (post.id === target.postId ? null : post));
      } else {
        void queries.invalidateQueries({ queryKey: keys.allComments });
        void refreshPosts(queries);
      }
    },
    onError: (error) =>
      notify({
        title: "Error",
        description: getErrorMessage(error, words.failed),
        variant: "destructive",
      }),
  });
}
