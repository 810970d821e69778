import type { Post } from "@reclaim/contracts-community/community";
import { Button, Row } from "@reclaim/design-system";
import { useDraft, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { changePost } from "./cached-lists.ts";
import { copy } from "./community.copy.ts";
import { editPost, useReportUnsaved } from "./edit.client.ts";
import { defaultTitle, parseDraft, parseTags, type PostFields } from "./post-fields.model.ts";
import { PostFieldsForm } from "./post-fields.tsx";
import { refreshPosts } from "./query-keys.ts";

const fieldsOf = ({ type, categoryId, title, content, tags }: Post): PostFields => ({
  type,
  categoryId: String(categoryId),
  title,
  content,
  tags: tags.join(", "),
});

/** Changes the member's own post in its place. What was begun before a reload goes on. */
export default function EditPost({ post, onDone }: { post: Post; onDone: () => void }) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const draft = useDraft(`edit-post:${post.id}`);
  const save = useSingleMutation({
    mutationFn: ({ type, categoryId, title, content, tags }: PostFields) =>
      editPost(http, post.id, {
        type,
        categoryId: Number(categoryId),
        title: title.trim() || defaultTitle(type),
        content: content.trim(),
        tags: parseTags(tags),
      }),
    onSuccess({ crisis, ...changed }) {
      // Signs of risk are answered by the offer of help only (D46).
      if (!crisis) notify(copy.change.savedPost);
      draft.clear();
      changePost(queries, post.id, () => changed);
      onDone();
      // It may belong to another list now.
      void refreshPosts(queries);
    },
    onError: useReportUnsaved(),
  });
  return (
    <PostFieldsForm
      fields={draft.text ? parseDraft(draft.text) : fieldsOf(post)}
      busy={save.isPending}
      onChange={(fields) => draft.setText(JSON.stringify(fields))}
      onSubmit={save.mutate}
    >
      {(isComplete) => (
        <Row>
          <Button type="submit" aria-disabled={!isComplete || save.isPending}>
            {save.isPending ? copy.change.saving : copy.change.save}
          </Button>
          <Button
            data-variant="plain"
            onClick={() => {
              draft.clear();
              onDone();
            }}
          >
            {copy.change.cancel}
          </Button>
        </Row>
      )}
    </PostFieldsForm>
  );
}
