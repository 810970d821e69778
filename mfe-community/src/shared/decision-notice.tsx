import { APPEAL_LIMIT, type OwnDecision } from "@reclaim/contracts-community/moderation";
import { Button, LinkButton, Muted, Row, Stack, TextArea } from "@reclaim/design-system";
import { useDraft } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import { copy } from "./decision-notice.copy.ts";
import { useAppeal } from "./decisions.client.ts";
import { RelativeTime } from "./relative-time.tsx";

const Words = styled(Muted)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Tells the member what was decided about him and why, and lets him answer once. */
export function DecisionNotice({ decision }: { decision: OwnDecision }) {
  const { action, reason, endsAt, createdAt, postId, commentId, appeal, mayAppeal } = decision;
  const [isAnswering, setAnswering] = useState(false);
  return (
    <Stack $gap={2}>
      <p>
        <strong>{copy.what[commentId ? "comment" : "post"][action]}</strong>{" "}
        <Muted as="small">
          <RelativeTime at={createdAt} />
        </Muted>
      </p>
      {reason && <Words>{copy.because(reason)}</Words>}
      {endsAt && (
        <Muted>
          {copy.until(
            new Date(endsAt).toLocaleString("en", { dateStyle: "long", timeStyle: "short" }),
          )}
        </Muted>
      )}
      {appeal && (
        <>
          <Words>{copy.yours(appeal.text)}</Words>
          <Words>
            {appeal.answer ? copy[appeal.answer.outcome](appeal.answer.reason) : copy.waiting}
          </Words>
        </>
      )}
      {isAnswering ? <AppealForm decision={decision} onDone={() => setAnswering(false)} /> : (
        <Row>
          {mayAppeal && (
            <Button data-variant="quiet" onClick={() => setAnswering(true)}>{copy.answer}</Button>
          )}
          {postId !== null && (
            <LinkButton as={Link} data-variant="plain" to={`/community/post/${postId}`}>
              {copy.openPost}
            </LinkButton>
          )}
        </Row>
      )}
    </Stack>
  );
}

/** What was begun before a reload goes on. */
function AppealForm({ decision, onDone }: { decision: OwnDecision; onDone: () => void }) {
  const draft = useDraft(`appeal:${decision.id}`);
  const [isMissing, setMissing] = useState(false);
  const appeal = useAppeal(decision.id, () => {
    draft.clear();
    onDone();
  });
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        const text = draft.text.trim();
        setMissing(text === "");
        if (text !== "" && text.length <= APPEAL_LIMIT) appeal.mutate(text);
      }}
    >
      <TextArea
        label={copy.label}
        hint={copy.hint}
        rows={3}
        maxLength={APPEAL_LIMIT}
        value={draft.text}
        readOnly={appeal.isPending}
        error={isMissing ? copy.missing : undefined}
        onChange={(event) => {
          draft.setText(event.target.value);
          setMissing(false);
        }}
      />
      <Row>
        <Button type="submit" aria-disabled={appeal.isPending}>
          {appeal.isPending ? copy.sending : copy.send}
        </Button>
        <Button data-variant="plain" onClick={onDone}>{copy.cancel}</Button>
      </Row>
    </Stack>
  );
}
