import { Button, Muted, Row } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { CloudOff } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { discard } from "./outbox.storage.ts";
import { copy } from "./waiting.copy.ts";

const DiscardQuestion = lazy(() => import("./discard-question.tsx"));

const Line = styled(Muted)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  svg {
    flex: none;
  }
`;

export interface RefusedWords {
  clientId: string;
  reason: string;
  words: string | null;
  /** What the button says that opens the words for change. */
  edit: string;
  onEdit: () => void;
}

/** Says under what was made offline that it waits, or, when the server does not take it, why. */
export function WaitingNote({ refused }: { refused?: RefusedWords | "" | undefined }) {
  return refused ? <Refused {...refused} /> : (
    <Line role="status">
      <CloudOff size={20} strokeWidth={1.75} aria-hidden />
      {copy.waiting}
    </Line>
  );
}

function Refused({ clientId, reason, words, edit, onEdit }: RefusedWords) {
  const { notify } = useHost();
  const [asking, setAsking] = useState(false);
  const copyWords = () =>
    navigator.clipboard.writeText(words ?? "").then(
      () => notify(copy.copied),
      () => notify(copy.notCopied),
    );
  return (
    <>
      <p role="status">
        <strong>{copy.refused}</strong> {reason}
      </p>
      <Row>
        <Button data-variant="quiet" onClick={onEdit}>{edit}</Button>
        {words && <Button data-variant="plain" onClick={copyWords}>{copy.copy}</Button>}
        <Button data-variant="plain" onClick={() => setAsking(true)}>{copy.discard}</Button>
      </Row>
      {asking && (
        <Suspense>
          <DiscardQuestion
            onConfirm={() => void discard(clientId).catch(() => {})}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
