import type { JournalEntry } from "@reclaim/contracts-members/journal";
import { getErrorMessage, useDraft, useHost, useSingleMutation } from "@reclaim/host-api";
import {
  changeDraftKey,
  deleteEntry,
  restoreEntry,
  useRefreshJournal,
} from "../../shared/journal.client.ts";
import { copy } from "./journal.copy.ts";

/** Long enough to read it, to think again, and to come to it by keyboard. */
const UNDO_NOTICE_MS = 30_000;

/**
 * Deletes an entry at once, and offers to restore it. Its begun change goes and comes back with it.
 * `onDeleted` and `onRestored` move the focus, which would be lost with the button pressed.
 */
export function useDeleteEntry(
  entry: JournalEntry,
  { onDeleted, onRestored }: { onDeleted: () => void; onRestored: () => void },
) {
  const { http, notify } = useHost();
  const change = useDraft(changeDraftKey(entry));
  const refresh = useRefreshJournal();
  const { removal } = copy;

  async function restore(begunChange: string) {
    try {
      await restoreEntry(http, entry);
      if (begunChange) change.setText(begunChange);
      onRestored();
      await refresh();
      notify(removal.restored);
    } catch (error) {
      notify({
        title: removal.notRestored.title,
        description: getErrorMessage(error, removal.notRestored.fallback),
        variant: "destructive",
        durationMs: UNDO_NOTICE_MS,
        action: { label: removal.retry, onPress: () => void restore(begunChange) },
      });
    }
  }
  return useSingleMutation({
    mutationFn: () => deleteEntry(http, entry),
    async onSuccess() {
      const begunChange = await change.readRestored();
      change.clear();
      notify({
        ...removal.done,
        durationMs: UNDO_NOTICE_MS,
        action: { label: removal.undo, onPress: () => void restore(begunChange) },
      });
      await refresh();
      onDeleted();
    },
    onError(error) {
      const { title, fallback } = removal.failed;
      notify({ title, description: getErrorMessage(error, fallback), variant: "destructive" });
    },
  });
}
