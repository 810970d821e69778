import { AlertDialog } from "@reclaim/design-system/alert-dialog";

/** Asks before something goes for good. */
export default function Question(
  { title, text, confirm, working, cancel, onConfirm, onClose }: {
    title: string;
    text: string;
    confirm: string;
    working: string | undefined;
    cancel: string;
    onConfirm: () => void;
    onClose: () => void;
  },
) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      {...{ title, confirm, working, cancel, onConfirm }}
    >
      <p>{text}</p>
    </AlertDialog>
  );
}
