import { changeAtRevision, type LiveChange } from "./change-at-revision.use-case.ts";
import type { LiveDeps } from "./change-live-state.use-case.ts";
import { lastGood } from "./last-good.model.ts";
import { nothingToRollBackTo } from "./live.errors.ts";
import { liveRepository } from "./live.repository.ts";
import { findPassedVersion, requireCompatible } from "./live.requirements.ts";
import { endRunningCanary, setLiveVersion } from "./live.traffic.ts";

/**
 * Goes back: to `version`, any that has passed; without one ends a running canary, else goes to the
 * last good version.
 */
export const rollBackRelease = (deps: LiveDeps) =>
async (
  request: LiveChange & { version?: string | undefined },
): Promise<{ version: string | null; sequence: number }> => {
  const { actor, name, version } = request;
  const { result, sequence } = await changeAtRevision(deps, request, async (change) => {
    const { tx, audit } = change;
    const history = await liveRepository(tx).activations(name);
    const now = history.find(({ endedAt }) => endedAt === null);
    const canary = await endRunningCanary(change, name);
    if (canary && !version) {
      await audit({ actor, action: "canary stopped", name, version: canary.version });
      return now?.version ?? null;
    }
    const target = version ?? lastGood(history);
    if (!target) throw nothingToRollBackTo();
    const row = await findPassedVersion(tx, name, target);
    await requireCompatible(tx, row);
    await setLiveVersion(change, row, actor, "rolled back");
    await audit({ actor, action: "rolled back", name, version: target });
    return target;
  });
  return { version: result, sequence };
};
