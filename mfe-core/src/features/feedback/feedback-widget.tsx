import {
  FEEDBACK_COMMENT_LIMIT,
  FEEDBACK_OPTIONS,
  type FeedbackOption,
} from "@reclaim/contracts-members/feedback";
import { Button, Card, MoodFace, Muted, SectionTitle, TextArea } from "@reclaim/design-system";
import { type SlotProps, useDraft, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useState } from "react";
import { styled } from "styled-components";
import { sendFeedback } from "./feedback.client.ts";
import { copy } from "./feedback.copy.ts";

/** Milliseconds that the thanks stay when they can be closed (core specification §9). */
const THANKS_DURATION_MS = 3000;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5.5rem, 1fr));
  gap: var(--space-2);
`;
const Option = styled.button`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--space-1);
  min-height: var(--target);
  padding: var(--space-3) var(--space-1);
  border: 1px solid var(--edge);
  border-radius: var(--radius-medium);
  background: var(--surface);
  font-size: var(--text-small);
  cursor: pointer;
  svg {
    color: var(--primary-dark);
  }
  &:hover {
    background: var(--sunken);
  }
  &[aria-pressed="true"] {
    border-color: var(--primary-dark);
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--primary-dark);
    font-weight: var(--weight-strong);
  }
`;

/** From the best option to the worst, the five faces. */
const moodOf = (option: FeedbackOption) => 5 - FEEDBACK_OPTIONS.indexOf(option);

/**
 * Asks for feedback on a feature. Full, it has a field for words before sending; compact, a choice
 * is sent at once. Nothing without a member.
 */
export default function FeedbackWidget(props: SlotProps["feedback.widget"]) {
  const { session: { member } } = useHost();
  return member && <MemberFeedback {...props} userId={member.id} />;
}

function MemberFeedback(
  { featureId, compact = false, onClose, userId }: SlotProps["feedback.widget"] & {
    userId: string;
  },
) {
  const { http, notify } = useHost();
  const [chosen, setChosen] = useState<FeedbackOption>();
  const [tooLong, setTooLong] = useState(false);
  const draft = useDraft(`feedback:${featureId}`);
  const title = useId();

  const send = useMutation({
    mutationFn({ sentiment, emoji }: FeedbackOption) {
      const comment = compact ? "" : draft.text.trim();
      return sendFeedback(http, {
        userId,
        featureId,
        sentiment,
        emoji,
        ...(comment && { comment }),
      });
    },
    onSuccess() {
      notify(copy.done);
      draft.clear();
    },
    onError(error) {
      console.error("Sending feedback failed:", error);
      notify({ ...copy.failed, variant: "destructive" });
    },
  });

  function choose(option: FeedbackOption) {
    setChosen(option);
    if (compact && !send.isPending) send.mutate(option);
  }
  function submit() {
    const over = draft.text.trim().length > FEEDBACK_COMMENT_LIMIT;
    setTooLong(over);
    if (chosen && !over && !send.isPending) send.mutate(chosen);
  }

  if (send.isSuccess) return <Thanks onClose={onClose} />;
  // A choice that is sent at once is no form.
  const form = {
    as: "form",
    noValidate: true,
    "aria-labelledby": title,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      submit();
    },
  } as const;
  return (
    <Card {...(compact ? { as: "div" } : form)}>
      <SectionTitle id={title}>{compact ? copy.partQuestion : copy.question}</SectionTitle>
      <Options role="group" aria-labelledby={title}>
        {FEEDBACK_OPTIONS.map((option) => (
          <Option
            key={option.emoji}
            type="button"
            aria-pressed={chosen === option}
            onClick={() => choose(option)}
          >
            <MoodFace mood={moodOf(option)} size="1.75rem" />
            {option.label}
          </Option>
        ))}
      </Options>
      {!compact && chosen && (
        <>
          <TextArea
            label={copy.comment}
            hint={copy.commentHint}
            rows={3}
            maxLength={FEEDBACK_COMMENT_LIMIT}
            readOnly={send.isPending}
            value={draft.text}
            error={tooLong ? copy.tooLong(FEEDBACK_COMMENT_LIMIT) : undefined}
            onChange={(event) => draft.setText(event.target.value)}
          />
          <div>
            <Button type="submit" aria-disabled={send.isPending}>
              {send.isPending ? copy.submitting : copy.submit}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

function Thanks({ onClose }: { onClose: (() => void) | undefined }) {
  useEffect(() => {
    if (!onClose) return;
    const timer = setTimeout(onClose, THANKS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <Card as="div" role="status">
      <SectionTitle as="p">{copy.thanks}</SectionTitle>
      <Muted>{copy.thanksWords}</Muted>
    </Card>
  );
}
