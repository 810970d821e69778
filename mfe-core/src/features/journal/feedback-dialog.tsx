import { Dialog } from "@reclaim/design-system/dialog";
import { useHost } from "@reclaim/host-api";
import { copy } from "./journal.copy.ts";

/** Sent with the choice; the thanks close it. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { Slot } = useHost();
  return (
    <Dialog open onOpenChange={onClose} title={copy.feedback.title}>
      <Slot name="feedback.widget" featureId="journal-overall" onClose={onClose} />
    </Dialog>
  );
}
