import { recordedJournalEntry } from "@reclaim/contracts-members/journal";
import { type Notice, useDraft, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { JOURNAL_ENTRIES_PATH, useRefreshJournal } from "./journal.client.ts";
import { describeFailure, isJournalLocked, isUpgradeRequired } from "./journal.errors.ts";
import { toLocalDate } from "./local-date.ts";
import { StorageUnavailable } from "./outbox.storage.ts";
import { copy } from "./saving.copy.ts";
import { useSendOrQueue } from "./use-outbox.ts";

/**
 * Saves a journal entry, or keeps it on the device. `draftField` names the draft of the box. `clear`
 * empties the box and says whether it did: it does not when more was typed meanwhile, and the next
 * save then changes the same entry.
 */
export function useSaveEntry({ draftField, prompt, saved, failedTitle, clear }: {
  draftField: string;
  prompt: { id: string; text: string } | undefined;
  saved: Notice;
  failedTitle: string;
  clear: (content: string) => boolean;
}) {
  const { notify, clock } = useHost();
  const sendOrQueue = useSendOrQueue();
  const refreshJournal = useRefreshJournal();
  // One id until the words are saved, as long as they are kept: a repeat, also after a reload, changes
  // the entry and writes no second one.
  const entryId = useDraft(`${draftField}:id`);
  const mutation = useMutation({
    async mutationFn(content: string) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      // The device may give the words before the id: a press in between waits for the id.
      const clientId = await entryId.readRestored() || crypto.randomUUID();
      entryId.setText(clientId);
      return await sendOrQueue({
        clientId,
        kind: "journal-entry",
        path: JOURNAL_ENTRIES_PATH,
        body: {
          promptId: prompt?.id ?? null,
          promptText: prompt?.text ?? null,
          content,
          timeZone,
        },
        whenKept: { localDate: toLocalDate(clock.now()) },
      }, recordedJournalEntry);
    },
    async onSuccess(outcome, content) {
      const isSent = outcome.state === "sent";
      const queued = !isSent && isJournalLocked(outcome.cause) ? copy.locked : copy.kept;
      // Signs of risk are answered by the offer of help only (D46).
      if (!outcome.hasCrisis) notify(isSent ? saved : queued);
      if (clear(content)) entryId.clear();
      if (isSent) await refreshJournal();
    },
    onError(error) {
      if (isUpgradeRequired(error)) return;
      const failed = error instanceof StorageUnavailable
        ? copy.notKept
        : { ...describeFailure(error), title: failedTitle };
      notify({ ...failed, variant: "destructive" });
    },
  });
  /** For a box that was emptied by hand: what comes next is another entry, whatever became of the first. */
  return { ...mutation, startAnew: entryId.clear };
}
