import type { DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { Muted, Select } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { useState } from "react";
import { formatTimeAgo } from "../../../shared/time-format.model.ts";
import { ConfirmDialog } from "../../../shared/confirm-dialog.tsx";
import { useReleaseChange } from "../desk.client.ts";
import { earlierVersions } from "../desk.model.ts";
import { copy } from "./changes.copy.ts";
import { rollbackChange } from "./use-immediate-rollback.ts";
import { VersionChange } from "./version-change.tsx";

/** Goes back to the last good version, or to another one that passed. */
export function RollBack(
  { release, version, onClose }: {
    release: DeskRelease;
    /** The one that is asked for; without it the last good one. */
    version?: string | undefined;
    onClose: () => void;
  },
) {
  const { clock } = useHost();
  const { name, live, lastGood, canary } = release;
  const versions = earlierVersions(release);
  const [chosen, setChosen] = useState(version ?? lastGood ?? versions[0]?.version ?? "");
  const change = useReleaseChange(onClose);
  const now = clock.now();
  return (
    <ConfirmDialog
      title={copy.back.title(name)}
      confirm={copy.back.confirm}
      working={copy.back.working}
      pending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() => change.mutate(rollbackChange(release, chosen))}
    >
      <VersionChange now={live?.version} />
      <Select
        label={copy.back.to}
        value={chosen}
        disabled={change.isPending}
        onChange={(event) => setChosen(event.target.value)}
      >
        {versions.map(({ version, publishedAt }) => (
          <option key={version} value={version}>
            {copy.back.option(
              version,
              publishedAt && formatTimeAgo(publishedAt, now),
              version === lastGood,
            )}
          </option>
        ))}
      </Select>
      <p>{copy.back.words} {canary && copy.endsCanary(canary.version)}</p>
      <Muted>{copy.nextPage}</Muted>
    </ConfirmDialog>
  );
}
