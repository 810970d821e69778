import type { DeskPass } from "@reclaim/contracts-releases/release-desk";
import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { Banner } from "@reclaim/design-system/banner";
import { getErrorMessage } from "@reclaim/host-api";
import { releasePath, useReleaseChange } from "../desk.client.ts";
import { copy } from "./passes.copy.ts";

/** Asks before a pass ends; only a new invitation gives it again. */
export function EndPass(
  { pass: { id, label, accepted }, onClose }: { pass: DeskPass; onClose: () => void },
) {
  const change = useReleaseChange(onClose);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.ending.title(label)}
      confirm={copy.ending.confirm}
      working={change.isPending ? copy.ending.working : undefined}
      cancel={copy.ending.keep}
      onConfirm={() =>
        change.mutate({
          method: "DELETE",
          path: releasePath("passes", id),
          done: copy.ending.done(label),
        })}
    >
      <p>{accepted ? copy.ending.taken : copy.ending.waiting}</p>
      {change.isError && (
        <Banner tone="danger">{getErrorMessage(change.error, copy.ending.failed)}</Banner>
      )}
    </AlertDialog>
  );
}
