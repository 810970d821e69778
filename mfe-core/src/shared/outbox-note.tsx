import { Button, Muted, Row } from "@reclaim/design-system";
import { lateComponent, useHost } from "@reclaim/host-api";
import { CloudOff } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { discardItem } from "./outbox.storage.ts";
import { copy } from "./outbox.copy.ts";

const DiscardQuestion = lateComponent(() => import("./discard-dialog.tsx"));

const Line = styled(Muted)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  svg {
    flex: none;
  }
`;

export interface RefusedItem {
  clientId: string;
  reason: string;
  words: string | null;
  /** Label of the button that opens the words for change. */
  edit: string;
  onEdit: () => void;
}

/** Says under what was made offline that it waits, or, when the server does not take it, why. */
export function OutboxNote({ refused }: { refused?: RefusedItem | "" | undefined }) {
  return refused ? <RefusedNote {...refused} /> : (
    <Line role="status">
      <CloudOff size={20} strokeWidth={1.75} aria-hidden />
      {copy.waiting}
    </Line>
  );
}

function RefusedNote({ clientId, reason, words, edit, onEdit }: RefusedItem) {
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
        <DiscardQuestion
          onConfirm={() => void discardItem(clientId).catch(() => {})}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
