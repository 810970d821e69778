import type { ReleaseCheck } from "@reclaim/contracts-releases/release-desk";
import type { Release } from "@reclaim/contracts-releases/releases";
import type { ReleasesDeps } from "../shared/deps.ts";
import { checkRelease } from "../checks/checks.model.ts";
import { changeLiveState } from "../live/change-live-state.use-case.ts";
import { liveRepository } from "../live/live.repository.ts";
import type { ActivationRow } from "../live/live.table.ts";
import { setLiveVersion } from "../live/live.traffic.ts";
import { releaseOf } from "../versions/versions.model.ts";
import { findNewestBuilds } from "./newest-builds.loader.ts";
import { storeRelease } from "./store-release.use-case.ts";
import { type PublishingDeps } from "./store-release.use-case.ts";
import { type UnpackedRelease } from "./unpacked-release.model.ts";
import { gzippedSizes } from "./gzipped-sizes.model.ts";
import { versionsRepository } from "../versions/versions.repository.ts";

const BUILD = "build";

/**
 * Publishes what the build made of this checkout, and makes it live in one step: the shell and the
 * remotes of one checkout belong together. What a team has released or taken away by itself stays
 * so until the team releases again. A build that does not fit the others is left out.
 */
export async function publishBuiltReleases(
  deps: PublishingDeps & Pick<ReleasesDeps, "log">,
): Promise<void> {
  const { db, log, settings } = deps;
  const due: UnpackedRelease[] = [];
  for (const built of await findNewestBuilds(settings.builtDir, log)) {
    if (await isBuildDue(deps, built.release)) due.push(built);
  }
  const { live, onCanary } = await liveRepository(db).serving();
  const others = [...live, ...onCanary].map(releaseOf).filter(({ name }) =>
    !due.some(({ release }) => release.name === name)
  );
  const fitting = await selectCompatibleBuilds(due, others, (release, checks) => {
    const refusals = checks.filter(({ ok }) => !ok).map(({ message }) => message);
    log.info("build left out", { name: release.name, version: release.version, refusals });
  });
  const stored: Release[] = [];
  for (const { built, checks } of fitting) {
    if (await isStored(deps, built, checks)) stored.push(built.release);
  }
  if (stored.length > 0) await activateBuilt(deps, stored);
  else await resignLiveState(deps);
}

/** True for a build that takes the place of another build, or of nothing. */
async function isBuildDue(
  { db, log }: Pick<ReleasesDeps, "db" | "log">,
  { name, version }: Release,
): Promise<boolean> {
  const known = await versionsRepository(db).find(name, version);
  if (known && known.publishedBy !== BUILD) {
    log.info("build left to its team", { name, version, state: known.state });
    return false;
  }
  const [newest] = await liveRepository(db).activations(name);
  return isFromBuild(newest) && newest?.version !== version;
}

const isFromBuild = (newest: ActivationRow | undefined): boolean =>
  !newest || (newest.by === BUILD && newest.ended !== "withdrawn");

/** One build that cannot be stored must not keep the others from their members. */
async function isStored(
  deps: PublishingDeps & Pick<ReleasesDeps, "log">,
  built: UnpackedRelease,
  checks: ReleaseCheck[],
): Promise<boolean> {
  const { name, version, team } = built.release;
  if (await versionsRepository(deps.db).find(name, version)) return true;
  const sizes = gzippedSizes(built);
  try {
    await storeRelease(deps, built, { team, publishedBy: BUILD, state: "passed", checks, sizes });
    return true;
  } catch (error) {
    deps.log.error("build not stored", error, { name, version });
    return false;
  }
}

async function activateBuilt(deps: PublishingDeps, stored: Release[]): Promise<void> {
  await changeLiveState(deps, async (change) => {
    for (const { name, version } of stored) {
      // A team may have released meanwhile, and another process may have been here first.
      const [newest] = await liveRepository(change.tx).activations(name);
      if (!isFromBuild(newest)) continue;
      if (!await setLiveVersion(change, { name, version }, BUILD, "replaced")) continue;
      await change.audit({ actor: BUILD, action: "activated", name, version });
    }
  });
}

/** With another key, what is live is signed anew, or no gateway would believe it. */
async function resignLiveState(deps: PublishingDeps): Promise<void> {
  if (await liveRepository(deps.db).pointer()) await changeLiveState(deps, () => Promise.resolve());
}

/** Leaves out, one by one, what does not fit the rest. */
async function selectCompatibleBuilds(
  due: UnpackedRelease[],
  others: Release[],
  leftOut: (release: Release, checks: ReleaseCheck[]) => void,
): Promise<{ built: UnpackedRelease; checks: ReleaseCheck[] }[]> {
  const judged = await Promise.all(due.map(async (built) => {
    const candidate = built.release;
    const serving = [
      ...others,
      ...due.filter((one) => one !== built).map(({ release }) => release),
    ];
    const sizes = gzippedSizes(built);
    return { built, checks: await checkRelease({ candidate, sizes, serving, replaced: null }) };
  }));
  const misfit = judged.findLast(({ checks }) => checks.some(({ ok }) => !ok));
  if (!misfit) return judged;
  leftOut(misfit.built.release, misfit.checks);
  return await selectCompatibleBuilds(
    due.filter((built) => built !== misfit.built),
    others,
    leftOut,
  );
}
