import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { copy } from "./waiting.copy.ts";

/** Words that are dropped do not come back. */
export default function DiscardQuestion(
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
