import type { DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { Muted } from "@reclaim/design-system";
import { ConfirmDialog } from "../../../shared/confirm-dialog.tsx";
import { releasePath, useReleaseChange } from "../desk.client.ts";
import { copy } from "./changes.copy.ts";
import { VersionChange } from "./version-change.tsx";

/** Asks before a canary ends. */
export function StopCanary(
  { release: { name, live, revision }, version, onClose }: {
    release: DeskRelease;
    version: string;
    onClose: () => void;
  },
) {
  const change = useReleaseChange(onClose);
  return (
    <ConfirmDialog
      title={copy.stop.title(name)}
      confirm={copy.stop.confirm}
      working={copy.stop.working}
      pending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate({
          method: "DELETE",
          path: releasePath(name, "canary"),
          expectedRevision: revision,
          done: copy.stop.done(name),
        })}
    >
      <VersionChange now={live?.version} />
      <p>{copy.stop.words(version)}</p>
      <Muted>{copy.nextPage}</Muted>
    </ConfirmDialog>
  );
}
