import type { Post } from "@reclaim/contracts-community/community";
import { HttpError, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { changePost } from "./cached-lists.ts";
import { copy } from "./community.copy.ts";
import { canWrite } from "./plan.model.ts";
import { refreshPosts } from "./query-keys.ts";
import { refusalNotice } from "./refusal.ts";

/** A post as it stands when the member supports it, or no longer does. */
const withSupport = (post: Post, isLiked: boolean): Post =>
  post.isLiked === isLiked
    ? post
    : { ...post, isLiked, likes: Math.max(0, post.likes + (isLiked ? 1 : -1)) };

/**
 * The member's support for a post (D27): `post` as it shows, already with what was pressed, and
 * `toggle`.
 */
export function useSupport(post: Post): { post: Post; toggle: () => void } {
  const { http, notify, session } = useHost();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useSingleMutation({
    mutationKey: ["support", post.id],
    mutationFn: (isLiked: boolean) =>
      isLiked
        ? http.send("POST", "/api/forum/likes", {
          userId: session.member?.communitySubject,
          postId: post.id,
        })
        : http.send("DELETE", `/api/forum/likes/${post.id}`),
    onSuccess: (_, isLiked) => changePost(queries, post.id, (one) => withSupport(one, isLiked)),
    onError(error, isLiked) {
      const refusal = refusalNotice(error);
      if (refusal) notify(refusal);
      else if (!isLiked) notify(copy.support.notTakenBack);
      else if (error instanceof HttpError && error.status === 409) notify(copy.support.already);
      else notify(copy.support.failed);
    },
    onSettled: () => void refreshPosts(queries),
  });
  return {
    post: isPending && variables !== undefined ? withSupport(post, variables) : post,
    toggle() {
      if (!session.member) notify(copy.support.signIn);
      else if (!canWrite(session)) notify(copy.upgrade.notice);
      else mutate(!post.isLiked);
    },
  };
}
