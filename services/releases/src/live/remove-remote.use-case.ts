import { SHELL } from "@reclaim/contracts-releases/releases";
import { notFound } from "@reclaim/platform/errors";
import { changeAtRevision, type LiveChange } from "./change-at-revision.use-case.ts";
import type { LiveDeps } from "./change-live-state.use-case.ts";
import { shellStays } from "./live.errors.ts";
import { liveRepository } from "./live.repository.ts";
import { requireRemovable } from "./live.requirements.ts";
import { endRunningCanary } from "./live.traffic.ts";

/** Takes a remote off every page: its paths, its navigation, its slots. */
export const removeRemote =
  (deps: LiveDeps) => async (request: LiveChange): Promise<{ sequence: number }> => {
    const { actor, name } = request;
    if (name === SHELL) throw shellStays();
    const { sequence } = await changeAtRevision(deps, request, async (change) => {
      const live = liveRepository(change.tx);
      const before = (await live.liveNow()).find((row) => row.name === name);
      const canary = await endRunningCanary(change, name);
      const version = before?.version ?? canary?.version;
      if (!version) throw notFound();
      await requireRemovable(change.tx, name);
      await live.endActivation(name, change.now, "withdrawn");
      await change.audit({ actor, action: "withdrawn", name, version });
    });
    return { sequence };
  };
