import { changeAtRevision, type LiveChange } from "./change-at-revision.use-case.ts";
import type { LiveDeps } from "./change-live-state.use-case.ts";
import { findPassedVersion, requireCompatible } from "./live.requirements.ts";
import { setLiveVersion } from "./live.traffic.ts";

/** Makes a version what everybody gets. What runs on canary of that name ends. */
export const activateRelease =
  (deps: LiveDeps) =>
  async (request: LiveChange & { version: string }): Promise<{ sequence: number }> => {
    const { actor, name, version } = request;
    const { sequence } = await changeAtRevision(deps, request, async (change) => {
      const row = await findPassedVersion(change.tx, name, version);
      await requireCompatible(change.tx, row);
      await setLiveVersion(change, row, actor, "replaced");
      await change.audit({ actor, action: "activated", name, version });
    });
    return { sequence };
  };
