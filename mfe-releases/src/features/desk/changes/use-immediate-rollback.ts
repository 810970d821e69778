import type { DeskRelease } from "@reclaim/contracts-releases/release-desk";
import { getErrorMessage } from "@reclaim/host-api";
import { copy as shared } from "../../../shared/shared.copy.ts";
import { type ReleaseChange, releasePath, useReleaseChange } from "../desk.client.ts";
import { copy } from "./changes.copy.ts";

export const rollbackChange = (
  { name, revision }: DeskRelease,
  version: string,
): ReleaseChange => ({
  method: "POST",
  path: releasePath(name, "rollback"),
  expectedRevision: revision,
  body: { version },
  done: copy.back.done(name, version),
});

/** Goes back to the last good version at one press, which "Activate again" undoes. */
export function useImmediateRollback(release: DeskRelease) {
  const { mutate, isPending, error } = useReleaseChange();
  const { lastGood } = release;
  return {
    pending: isPending,
    /** Why it was not done, in words. */
    fault: error && !isPending ? getErrorMessage(error, shared.unreachable) : null,
    press: () => {
      if (lastGood && !isPending) mutate(rollbackChange(release, lastGood));
    },
  };
}
