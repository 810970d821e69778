import { newJournalEntry } from "@reclaim/contracts/journal";
import { Muted, Overline, Stack } from "@reclaim/design-system";
import { PostCard, PostContent } from "@reclaim/design-system/post-card";
import * as z from "zod/mini";
import { discard } from "../../shared/outbox.storage.ts";
import { useWaiting } from "../../shared/use-outbox.ts";
import { WaitingNote } from "../../shared/waiting-note.tsx";
import { copy } from "./journal.copy.ts";

/** What was written offline and waits on this device, or was not taken by the server. */
export function WaitingEntries({ onTakeBack }: { onTakeBack: (words: string) => void }) {
  const waiting = useWaiting("journal-entry");
  return waiting.map(({ clientId, body, refused }) => {
    const { data: entry } = z.safeParse(newJournalEntry, body);
    if (!entry) return null;
    const { content, promptText } = entry;
    return (
      <PostCard key={clientId} aria-label={copy.waiting.title}>
        <Stack $gap={1}>
          <Overline as="h3">{copy.waiting.title}</Overline>
          {promptText && <Muted>{promptText}</Muted>}
        </Stack>
        <PostContent>{content}</PostContent>
        <WaitingNote
          refused={refused && {
            clientId,
            reason: refused,
            words: content,
            edit: copy.waiting.takeBack,
            onEdit() {
              onTakeBack(content);
              void discard(clientId).catch(() => {});
            },
          }}
        />
      </PostCard>
    );
  });
}
