import { newJournalEntry } from "@reclaim/contracts-members/journal";
import { Muted, Overline, Stack } from "@reclaim/design-system";
import { PostCard, PostContent } from "@reclaim/design-system/post-card";
import * as z from "zod/mini";
import { discardItem } from "../../shared/outbox.storage.ts";
import { useOutboxItems } from "../../shared/use-outbox.ts";
import { OutboxNote } from "../../shared/outbox-note.tsx";
import { copy } from "./journal.copy.ts";

/** Entries from offline that wait on this device or were refused by the server. */
export function QueuedEntries({ onTakeBack }: { onTakeBack: (words: string) => void }) {
  const waiting = useOutboxItems("journal-entry");
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
        <OutboxNote
          refused={refused && {
            clientId,
            reason: refused,
            words: content,
            edit: copy.waiting.takeBack,
            onEdit() {
              onTakeBack(content);
              void discardItem(clientId).catch(() => {});
            },
          }}
        />
      </PostCard>
    );
  });
}
