import type { DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { Muted } from "@reclaim/design-system";
import { ConfirmDialog } from "../../../shared/confirm-dialog.tsx";
import { releasePath, useReleaseChange } from "../desk.client.ts";
import { copy } from "./changes.copy.ts";
import { VersionChange } from "./version-change.tsx";

/** Asks before a version goes to everybody. */
export function Activate(
  { release: { name, live, canary, revision }, version, onClose }: {
    release: DeskRelease;
    version: string;
    onClose: () => void;
  },
) {
  const change = useReleaseChange(onClose);
  return (
    <ConfirmDialog
      title={copy.activate.title(name)}
      confirm={copy.activate.confirm}
      working={copy.activate.working}
      pending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() =>
        change.mutate({
          method: "POST",
          path: releasePath(name, version, "activate"),
          expectedRevision: revision,
          done: copy.activate.done(name, version),
        })}
    >
      <VersionChange now={live?.version} next={version} />
      <p>{copy.activate.words} {canary && copy.endsCanary(canary.version)}</p>
      <Muted>{copy.nextPage} {live && copy.activate.back}</Muted>
    </ConfirmDialog>
  );
}
