import type { DeskPass } from "@reclaim/contracts/release-desk";
import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { Banner } from "@reclaim/design-system/banner";
import { reasonOf } from "@reclaim/host-api";
import { addressOf, useChange } from "../desk.client.ts";
import { copy } from "./passes.copy.ts";

/** Asks before somebody loses what he was given; it takes a new invitation to give it again. */
export function EndPass(
  { pass: { id, label, accepted }, onClose }: { pass: DeskPass; onClose: () => void },
) {
  const change = useChange(onClose);
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
          path: addressOf("passes", id),
          done: copy.ending.done(label),
        })}
    >
      <p>{accepted ? copy.ending.taken : copy.ending.waiting}</p>
      {change.isError && <Banner tone="danger">{reasonOf(change.error, copy.ending.failed)}
      </Banner>}
    </AlertDialog>
  );
}
