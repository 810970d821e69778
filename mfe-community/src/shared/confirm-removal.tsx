import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { useState } from "react";
import { copy } from "./community.copy.ts";
import type { Target } from "./query-keys.ts";
import { useRemoval } from "./removal.client.ts";

/** Asks before the member's own post or comment is deleted. */
export default function ConfirmRemoval(
  { target, onClose, onDeleted }: {
    target: Target;
    onClose: () => void;
    onDeleted: (() => void) | undefined;
  },
) {
  const [open, setOpen] = useState(true);
  const words = "postId" in target ? copy.removal.post : copy.removal.comment;
  const removal = useRemoval(target, () => {
    setOpen(false);
    onClose();
    onDeleted?.();
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(open) => open || onClose()}
      title={words.title}
      confirm={words.confirm}
      working={removal.isPending ? words.working : undefined}
      cancel={copy.removal.cancel}
      onConfirm={() => removal.mutate()}
    >
      <p>{words.text}</p>
    </AlertDialog>
  );
}
