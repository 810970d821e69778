import { COMMENT_LIMIT, COMMENT_MINIMUM } from "@reclaim/contracts-community/community";
import { Button, Row, Stack, TextArea } from "@reclaim/design-system";
import { useDraft } from "@reclaim/host-api";
import { useEffect, useRef, useState } from "react";
import { useAddComment } from "./comments.client.ts";
import { copy } from "./community.copy.ts";
import { UpgradeNotice } from "./notices.tsx";
import { isUpgradeRequired } from "./plan.model.ts";

/**
 * The comment form, behind an Add Comment button, or behind Reply where `answered` names the comment
 * that it answers. It starts open when a draft exists.
 */
export function AddComment(
  { postId, answered }: { postId: number; answered?: { id: number; name: string } },
) {
  const draft = useDraft(answered ? `comment:${postId}:${answered.id}` : `comment:${postId}`);
  const [opened, setOpened] = useState<boolean | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [tooShort, setTooShort] = useState(false);
  const save = useAddComment({ postId, parentId: answered?.id }, () => {
    draft.clear();
    setOpened(false);
  });
  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);
  if (!(opened ?? draft.text !== "")) {
    return (
      <div>
        {answered
          ? (
            <Button
              data-variant="plain"
              aria-label={copy.comments.replyTo(answered.name)}
              onClick={() => setOpened(true)}
            >
              {copy.comments.reply}
            </Button>
          )
          : (
            <Button data-variant="quiet" onClick={() => setOpened(true)}>
              {copy.comments.add}
            </Button>
          )}
      </div>
    );
  }
  return (
    <Stack
      as="form"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        const missing = draft.text.trim().length < COMMENT_MINIMUM;
        setTooShort(missing);
        if (!missing) save.mutate(draft.text.trim());
      }}
    >
      <TextArea
        label={answered ? copy.comments.replyLabel : copy.comments.label}
        placeholder={answered ? undefined : copy.comments.placeholder}
        rows={3}
        ref={field}
        maxLength={COMMENT_LIMIT}
        readOnly={save.isPending}
        value={draft.text}
        onChange={(event) => {
          draft.setText(event.target.value);
          setTooShort(false);
        }}
        error={tooShort ? copy.comments.tooShort : undefined}
      />
      {isUpgradeRequired(save.error) && <UpgradeNotice />}
      <Row>
        <Button type="submit" aria-disabled={save.isPending}>
          {save.isPending
            ? copy.comments.submitting
            : answered
            ? copy.comments.submitReply
            : copy.comments.submit}
        </Button>
        <Button data-variant="plain" onClick={() => setOpened(false)}>
          {copy.comments.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
