import {
  type Post,
  postList,
  type Pseudonym,
  writtenPost,
} from "@reclaim/contracts-community/community";
import { useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { isUpgradeRequired } from "../../shared/plan.model.ts";
import { defaultTitle, parseTags, type PostFields } from "../../shared/post-fields.model.ts";
import { ownPosts } from "../../shared/posts.client.ts";
import { lockPseudonym } from "../../shared/pseudonym.client.ts";
import { refreshPosts } from "../../shared/query-keys.ts";
import { refusalNotice } from "../../shared/refusal.ts";
import { useSendOnce } from "../../shared/send-once.ts";
import { copy } from "./circle.copy.ts";

/** Creates a post; `onShared` runs after the service has stored it. */
export function useSharePost(own: Pseudonym, onShared: () => void) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const bodyOf = ({ type, categoryId, title, content, tags }: PostFields) => ({
    userId: own.userId,
    pseudonymId: own.id,
    categoryId: Number(categoryId),
    title: title.trim() || defaultTitle(type),
    content: content.trim(),
    type,
    tags: parseTags(tags),
  });
  const share = useSendOnce(
    (fields: PostFields) => http.send("POST", "/api/forum/posts", bodyOf(fields), writtenPost),
    async (fields): Promise<Post & { crisis?: true } | undefined> => {
      const { title, content } = bodyOf(fields);
      const { items } = await http.getPage(ownPosts(own.userId).path ?? "", postList);
      const newest = items[0];
      return newest?.title === title && newest.content === content ? newest : undefined;
    },
  );
  return useSingleMutation({
    mutationFn: share,
    onSuccess({ crisis, review }) {
      // Signs of risk are answered by the offer of help only (D46).
      if (!crisis) notify(review === "held" ? copy.form.held : copy.form.shared);
      onShared();
      lockPseudonym(queries, own);
      void refreshPosts(queries);
    },
    onError(error) {
      // What the plan lacks stands above the button.
      if (isUpgradeRequired(error)) return;
      notify(refusalNotice(error) ?? { ...copy.form.failed, variant: "destructive" });
    },
  });
}
