import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { copy } from "./outbox.copy.ts";

/** Words that are dropped do not come back. */
export default function DiscardDialog(
  { onConfirm, onClose }: { onConfirm: () => void; onClose: () => void },
) {
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={copy.discardTitle}
      confirm={copy.discard}
      cancel={copy.keep}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    >
      {copy.discardWords}
    </AlertDialog>
  );
}
