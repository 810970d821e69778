import type { JournalEntry } from "@reclaim/contracts/journal";
import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { HttpError, reasonOf, useDraft, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { copy } from "./journal.copy.ts";
import { changeOf, useRenewal } from "./journal.queries.ts";

/** Asks before an entry goes for good. */
export default function RemovalQuestion(
  { entry, onRemoved, onClose }: {
    entry: JournalEntry;
    onRemoved: () => void;
    onClose: () => void;
  },
) {
  const { http, notify } = useHost();
  const change = useDraft(changeOf(entry));
  const renew = useRenewal();
  const remove = useMutation({
    async mutationFn() {
      try {
        await http.send("DELETE", `/api/journal-entries/${entry.id}`);
      } catch (error) {
        // Gone already, in another tab or by an answer that was lost.
        if (!(error instanceof HttpError && error.status === 404)) throw error;
      }
    },
    async onSuccess() {
      notify(copy.removal.done);
      change.clear();
      onClose();
      await renew();
      onRemoved();
    },
    onError(error) {
      const { title, fallback } = copy.removal.failed;
      notify({ title, description: reasonOf(error, fallback), variant: "destructive" });
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={copy.removal.title}
      confirm={copy.removal.confirm}
      working={remove.isPending ? copy.removal.working : undefined}
      onConfirm={() => remove.mutate()}
    >
      <p>{copy.removal.text}</p>
    </AlertDialog>
  );
}
