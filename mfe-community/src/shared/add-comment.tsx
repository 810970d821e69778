import { comment, COMMENT_LIMIT, COMMENT_MINIMUM } from "@reclaim/contracts/community";
import { Button, Row, Stack, TextArea } from "@reclaim/design-system";
import { reasonOf, useDraft, useHost } from "@reclaim/host-api";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { copy } from "./community.copy.ts";
import { keys, refreshPosts } from "./forum.keys.ts";
import { UpgradeNotice } from "./notices.tsx";
import { lockPseudonym, ownPseudonymQuery } from "./own-pseudonym.ts";
import { isUpgradeRequired } from "./plan.ts";

/** The form for a comment. It opens by itself where an unsent comment was left. */
export function AddComment({ postId }: { postId: number }) {
  const draft = useDraft(`comment:${postId}`);
  const [opened, setOpened] = useState<boolean | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [tooShort, setTooShort] = useState(false);
  const save = useAddComment(postId, () => {
    draft.clear();
    setOpened(false);
  });
  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);
  if (!(opened ?? draft.text !== "")) {
    return (
      <div>
        <Button data-variant="quiet" onClick={() => setOpened(true)}>{copy.comments.add}</Button>
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
        if (!missing && !save.isPending) save.mutate(draft.text.trim());
      }}
    >
      <TextArea
        label={copy.comments.label}
        placeholder={copy.comments.placeholder}
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
          {save.isPending ? copy.comments.submitting : copy.comments.submit}
        </Button>
        <Button data-variant="plain" onClick={() => setOpened(false)}>
          {copy.comments.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

class NoIdentity extends Error {}

function useAddComment(postId: number, onAdded: () => void) {
  const { http, session, notify } = useHost();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(content: string) {
      const subject = session.member?.communitySubject;
      const own = subject && await queries.ensureQueryData(ownPseudonymQuery(http, subject));
      if (!own) throw new NoIdentity();
      await http.send("POST", "/api/forum/comments", {
        postId,
        content,
        userId: own.userId,
        pseudonymId: own.id,
      }, comment);
      return own;
    },
    onSuccess(own) {
      notify(copy.comments.added);
      lockPseudonym(queries, own);
      onAdded();
      void queries.invalidateQueries({ queryKey: keys.comments(postId) });
      void refreshPosts(queries);
    },
    onError(error) {
      if (isUpgradeRequired(error)) return;
      const message = reasonOf(error, error.message || copy.comments.unknown);
      notify({
        ...(error instanceof NoIdentity
          ? { title: copy.comments.noIdentity }
          : copy.comments.failedToAdd(message)),
        variant: "destructive",
      });
    },
  });
}
