import { changeAtRevision, type LiveChange } from "./change-at-revision.use-case.ts";
import type { LiveDeps } from "./change-live-state.use-case.ts";
import { endRunningCanary } from "./live.traffic.ts";

/** Everybody gets what is live again. Nothing when no canary of that name runs. */
export const stopCanary =
  (deps: LiveDeps) => async (request: LiveChange): Promise<{ sequence: number }> => {
    const { actor, name } = request;
    const { sequence } = await changeAtRevision(deps, request, async (change) => {
      const canary = await endRunningCanary(change, name);
      if (!canary) return;
      await change.audit({ actor, action: "canary stopped", name, version: canary.version });
    });
    return { sequence };
  };
