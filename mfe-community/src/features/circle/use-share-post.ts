import { post, type Pseudonym } from "@reclaim/contracts/community";
import { useHost } from "@reclaim/host-api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshPosts } from "../../shared/forum.keys.ts";
import { lockPseudonym } from "../../shared/own-pseudonym.ts";
import { isUpgradeRequired } from "../../shared/plan.ts";
import { copy } from "./circle.copy.ts";
import { type PostFields, tagsOf, usualTitle } from "./post-form.model.ts";

/** Stores a post; `onShared` runs once it is stored, never before. */
export function useSharePost(own: Pseudonym, onShared: () => void) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ type, categoryId, title, content, tags }: PostFields) =>
      http.send("POST", "/api/forum/posts", {
        userId: own.userId,
        pseudonymId: own.id,
        categoryId: Number(categoryId),
        title: title.trim() || usualTitle(type),
        content: content.trim(),
        type,
        tags: tagsOf(tags),
      }, post),
    onSuccess() {
      notify(copy.form.shared);
      onShared();
      lockPseudonym(queries, own);
      void refreshPosts(queries);
    },
    onError(error) {
      if (!isUpgradeRequired(error)) notify({ ...copy.form.failed, variant: "destructive" });
    },
  });
}
