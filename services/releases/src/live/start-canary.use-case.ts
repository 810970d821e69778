import { BUCKETS } from "@reclaim/contracts-releases/composition";
import type { CanaryShare } from "@reclaim/contracts-releases/release-desk";
import { changeAtRevision, type LiveChange } from "./change-at-revision.use-case.ts";
import type { LiveDeps } from "./change-live-state.use-case.ts";
import { MAX_CANARIES } from "./compositions.model.ts";
import { liveAlready, tooManyCanaries } from "./live.errors.ts";
import { liveRepository } from "./live.repository.ts";
import { findPassedVersion, requireCompatible } from "./live.requirements.ts";

/** Gives a version to a share of the visitors, or changes the share. */
export const startCanary = (deps: LiveDeps) =>
async (
  request: LiveChange & CanaryShare & { version: string },
): Promise<{ sequence: number }> => {
  const { actor, name, version, percent, tiers = [] } = request;
  const { sequence } = await changeAtRevision(deps, request, async ({ tx, now, audit }) => {
    const live = liveRepository(tx);
    const row = await findPassedVersion(tx, name, version);
    const current = await live.liveNow();
    if (current.some((one) => one.name === name && one.version === version)) throw liveAlready();
    await requireCompatible(tx, row);
    const running = await live.runningCanaries();
    const own = running.find((canary) => canary.name === name);
    const detail = [`${percent} %`, ...tiers].join(", ");
    if (own?.version === version) {
      await live.shareCanary(own.id, { percent, tiers });
      return await audit({ actor, action: "canary changed", name, version, detail });
    }
    if (!own && running.length >= MAX_CANARIES) throw tooManyCanaries();
    if (own) await live.endCanary(own.id, now, "stopped");
    const id = deps.createId();
    const offset = Number.parseInt(id.slice(0, 8), 16) % BUCKETS;
    await live.startCanary({
      id,
      name,
      version,
      percent,
      tiers,
      offset,
      startedAt: now,
      startedBy: actor,
    });
    await audit({ actor, action: "canary started", name, version, detail });
  });
  return { sequence };
};
