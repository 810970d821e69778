import { recordedJournalEntry } from "@reclaim/contracts/journal";
import { useDraft, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import type { JournalPrompt } from "../../shared/home-prompts.ts";
import { localDateOf } from "../../shared/local-date.ts";
import { NotKept } from "../../shared/outbox.storage.ts";
import { useSendOrKeep } from "../../shared/use-outbox.ts";
import { failureOf, lacksPlan } from "./failure.ts";
import { copy } from "./journal.copy.ts";
import { useRenewal } from "./journal.queries.ts";

/**
 * Saves an entry, or keeps it on the device. `clear` empties the box and says whether it did: it does
 * not when more was typed meanwhile, and the next save then changes the same entry.
 */
export function useSaveEntry(
  prompt: JournalPrompt | undefined,
  clear: (content: string) => boolean,
) {
  const { notify, clock } = useHost();
  const sendOrKeep = useSendOrKeep();
  const renew = useRenewal();
  // One id until the words are saved, as long as they are kept: a repeat, also after a reload, changes
  // the entry and writes no second one.
  const kept = useDraft("journal-entry:id");
  const mutation = useMutation({
    mutationFn(content: string) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const clientId = kept.text || crypto.randomUUID();
      kept.setText(clientId);
      return sendOrKeep({
        clientId,
        kind: "journal-entry",
        path: "/api/journal-entries",
        body: {
          promptId: prompt?.id ?? null,
          promptText: prompt?.text ?? null,
          content,
          timeZone,
        },
        whenKept: { localDate: localDateOf(clock.now()) },
      }, recordedJournalEntry);
    },
    async onSuccess({ state }, content) {
      notify(state === "sent" ? copy.saved : copy.kept);
      if (clear(content)) kept.clear();
      if (state === "sent") await renew();
    },
    onError(error) {
      if (lacksPlan(error)) return;
      const failed = error instanceof NotKept
        ? copy.notKept
        : { ...failureOf(error), title: copy.failed.title };
      notify({ ...failed, variant: "destructive" });
    },
  });
  /** For a box that was emptied by hand: what comes next is another entry, whatever became of the first. */
  return { ...mutation, startAnew: kept.clear };
}
