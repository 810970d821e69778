import type { DeskRelease } from "@reclaim/contracts/release-desk";
import { reasonOf } from "@reclaim/host-api";
import { copy as shared } from "../../../shared/shared.copy.ts";
import { addressOf, type Change, useChange } from "../desk.client.ts";
import { copy } from "./changes.copy.ts";

export const rollBackTo = ({ name, revision }: DeskRelease, version: string): Change => ({
  method: "POST",
  path: addressOf(name, "rollback"),
  seen: revision,
  body: { version },
  done: copy.back.done(name, version),
});

/** Goes back to the last good version at one press, which "Activate again" takes back. */
export function useRollBackNow(release: DeskRelease) {
  const { mutate, isPending, error } = useChange();
  const { lastGood } = release;
  return {
    pending: isPending,
    /** Why it was not done, in words. */
    fault: error && !isPending ? reasonOf(error, shared.unreachable) : null,
    press: () => {
      if (lastGood && !isPending) mutate(rollBackTo(release, lastGood));
    },
  };
}
