import type { DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { Banner } from "@reclaim/design-system/banner";
import { getErrorMessage } from "@reclaim/host-api";
import { releasePath, useReleaseChange } from "../desk.client.ts";
import { copy } from "./changes.copy.ts";

/** Asks before a remote is on no page any more. */
export function TakeOff(
  { release: { name, revision }, onClose }: { release: DeskRelease; onClose: () => void },
) {
  const change = useReleaseChange(onClose);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.off.title(name)}
      confirm={copy.off.confirm}
      working={change.isPending ? copy.off.working : undefined}
      cancel={copy.off.keep}
      onConfirm={() =>
        change.mutate({
          method: "DELETE",
          path: releasePath(name),
          expectedRevision: revision,
          done: copy.off.done(name),
        })}
    >
      <p>{copy.off.words}</p>
      {change.isError && (
        <Banner tone="danger">{getErrorMessage(change.error, copy.off.failed)}</Banner>
      )}
    </AlertDialog>
  );
}
