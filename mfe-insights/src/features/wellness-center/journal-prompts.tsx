import { type JournalPrompt, journalPromptAnswer } from "@reclaim/contracts/insights";
import type { Member } from "@reclaim/contracts/members";
import {
  Button,
  Card,
  LinkButton,
  Muted,
  Row,
  SectionTitle,
  Skeleton,
} from "@reclaim/design-system";
import { HttpError, useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { styled } from "styled-components";
import { SourceLabel } from "../../shared/source-label.tsx";
import { copy } from "./wellness-center.copy.ts";
import { situationOf } from "./wellness-center.model.ts";

const Prompt = styled.blockquote`
  margin: 0 0 var(--space-3);
  padding-left: var(--space-4);
  border-left: 3px solid var(--primary);
  font-size: var(--text-title);
  line-height: 1.4;
  text-wrap: pretty;
`;

const lacksPlan = (error: unknown) =>
  error instanceof HttpError && error.code === "upgrade_required";

/** One question at a time; another one never repeats the last. */
export function JournalPrompts({ member }: { member: Member }) {
  const { http, notify, Slot } = useHost();
  const [shown, setShown] = useState<JournalPrompt | null>(null);
  const [crisis, setCrisis] = useState(false);
  const generate = useMutation({
    mutationFn: () =>
      http.send(
        "POST",
        "/api/ai/journal-prompt",
        { ...situationOf(member), previous: shown?.prompt ?? null },
        journalPromptAnswer,
      ),
    onSuccess(answer) {
      setCrisis("crisis" in answer);
      if ("crisis" in answer) return setShown(null);
      setShown(answer);
      notify({ title: copy.prompts.ready });
    },
    onError: (error) => {
      if (!lacksPlan(error)) notify({ title: copy.prompts.failed, variant: "destructive" });
    },
  });
  const { isPending, isError, error } = generate;
  const refused = isError && lacksPlan(error);

  return (
    <Card data-tone="accent" aria-busy={isPending}>
      <div>
        <SectionTitle>{copy.prompts.title}</SectionTitle>
        <Muted>{copy.prompts.words}</Muted>
      </div>
      <div aria-live="polite">
        {isPending ? <Skeleton $height="5rem" /> : shown && (
          <>
            <Prompt>{shown.prompt}</Prompt>
            <SourceLabel source={shown.source} />
          </>
        )}
      </div>
      {crisis && !isPending && <Slot name="crisis.help" />}
      {isError && !refused && <p role="alert">{copy.prompts.failedInline}</p>}
      {refused && <p role="alert">{copy.upgrade.words}</p>}
      <Row>
        {refused
          ? <LinkButton as={Link} to="/products">{copy.upgrade.open}</LinkButton>
          : (
            <Button aria-disabled={isPending} onClick={() => isPending || generate.mutate()}>
              {isPending
                ? copy.prompts.pending
                : isError
                ? copy.prompts.again
                : shown
                ? copy.prompts.another
                : copy.prompts.generate}
            </Button>
          )}
        {shown && (
          <LinkButton as={Link} data-variant="quiet" to="/journal">{copy.prompts.write}</LinkButton>
        )}
      </Row>
    </Card>
  );
}
