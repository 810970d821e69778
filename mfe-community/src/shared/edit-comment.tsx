import {
  type Comment,
  COMMENT_LIMIT,
  COMMENT_MINIMUM,
} from "@reclaim/contracts-community/community";
import { Button, Row, Stack, TextArea } from "@reclaim/design-system";
import { useDraft, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { changeComments } from "./cached-lists.ts";
import { copy } from "./community.copy.ts";
import { editComment, useReportUnsaved } from "./edit.client.ts";

/** Changes the member's own comment in its place. What was begun before a reload goes on. */
export default function EditComment(
  { comment, onDone }: { comment: Comment; onDone: () => void },
) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const draft = useDraft(`edit-comment:${comment.id}`);
  const [untouched, setUntouched] = useState(comment.content);
  const [tooShort, setTooShort] = useState(false);
  const content = draft.text || untouched;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const save = useSingleMutation({
    mutationFn: () =>
      editComment(http, comment.id, {
        content: content.trim(),
      }),
    onSuccess({ crisis, ...changed }) {
      // Signs of risk are answered by the offer of help only (D46).
      if (!crisis) notify(copy.change.savedComment);
      draft.clear();
      changeComments(queries, (one) => (one.id === comment.id ? changed : one));
      onDone();
    },
    onError: useReportUnsaved(),
  });
  return (
    <Stack
      as="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        const missing = content.trim().length < COMMENT_MINIMUM;
        setTooShort(missing);
        if (!missing) save.mutate();
      }}
    >
      <TextArea
        label={copy.change.comment}
        labelHidden
        rows={3}
        ref={field}
        maxLength={COMMENT_LIMIT}
        readOnly={save.isPending}
        value={content}
        onChange={(event) => {
          setUntouched("");
          draft.setText(event.target.value);
          setTooShort(false);
        }}
        error={tooShort ? copy.comments.tooShort : undefined}
      />
      <Row>
        <Button type="submit" aria-disabled={save.isPending}>
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
    </Stack>
  );
}
