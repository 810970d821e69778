import type { ReleaseCheck } from "@reclaim/contracts/release-desk";
import type { Release } from "@reclaim/contracts/releases";
import type { ServiceDeps } from "@reclaim/platform/service";
import { checkRelease } from "../checks/checks.model.ts";
import { changeLive } from "../live/change-live.ts";
import { liveRepository } from "../live/live.repository.ts";
import type { ActivationRow } from "../live/live.table.ts";
import { putLive } from "../live/live.use-cases.ts";
import { releaseOf } from "../live/serving.ts";
import { newestBuilds } from "./built.ts";
import { type PublishingDeps, store, type Unpacked } from "./publishing.use-cases.ts";
import { gzippedSizes } from "./sizes.ts";
import { versionsRepository } from "./versions.repository.ts";

const BUILD = "build";

/**
 * Publishes what the build made of this checkout, and makes it live in one step: the shell and the
 * remotes of one checkout belong together. What a team has released or taken away by itself stays
 * so until the team releases again. A build that does not fit the others is left out.
 */
export async function takeInBuilt(deps: PublishingDeps & Pick<ServiceDeps, "log">): Promise<void> {
  const { db, log, settings } = deps;
  const due: Unpacked[] = [];
  for (const built of await newestBuilds(settings.builtDir, log)) {
    if (await isDue(deps, built.release)) due.push(built);
  }
  const { live, onCanary } = await liveRepository(db).serving();
  const others = [...live, ...onCanary].map(releaseOf).filter(({ name }) =>
    !due.some(({ release }) => release.name === name)
  );
  const fitting = fitTogether(due, others, (release, checks) => {
    const refusals = checks.filter(({ ok }) => !ok).map(({ message }) => message);
    log.info("build left out", { name: release.name, version: release.version, refusals });
  });
  const stored: Release[] = [];
  for (const { built, checks } of fitting) {
    if (await isStored(deps, built, checks)) stored.push(built.release);
  }
  if (stored.length > 0) await activateBuilt(deps, stored);
  else await signAnew(deps);
}

/** True for a build that takes the place of another build, or of nothing. */
async function isDue(
  { db, log }: Pick<ServiceDeps, "db" | "log">,
  { name, version }: Release,
): Promise<boolean> {
  const known = await versionsRepository(db).find(name, version);
  if (known && known.publishedBy !== BUILD) {
    log.info("build left to its team", { name, version, state: known.state });
    return false;
  }
  const [newest] = await liveRepository(db).activations(name);
  return isOfBuild(newest) && newest?.version !== version;
}

const isOfBuild = (newest: ActivationRow | undefined): boolean =>
  !newest || (newest.by === BUILD && newest.ended !== "withdrawn");

/** One build that cannot be stored must not keep the others from their members. */
async function isStored(
  deps: PublishingDeps & Pick<ServiceDeps, "log">,
  built: Unpacked,
  checks: ReleaseCheck[],
): Promise<boolean> {
  const { name, version, team } = built.release;
  if (await versionsRepository(deps.db).find(name, version)) return true;
  const sizes = gzippedSizes(built);
  try {
    await store(deps, built, { team, publishedBy: BUILD, state: "passed", checks, sizes });
    return true;
  } catch (error) {
    deps.log.error("build not stored", error, { name, version });
    return false;
  }
}

async function activateBuilt(deps: PublishingDeps, stored: Release[]): Promise<void> {
  await changeLive(deps, async (change) => {
    for (const { name, version } of stored) {
      // A team may have released meanwhile, and another process may have been here first.
      const [newest] = await liveRepository(change.tx).activations(name);
      if (!isOfBuild(newest)) continue;
      if (!await putLive(change, { name, version }, BUILD, "replaced")) continue;
      await change.tell({ actor: BUILD, action: "activated", name, version });
    }
  });
}

/** With another key, what is live is signed anew, or no gateway would believe it. */
async function signAnew(deps: PublishingDeps): Promise<void> {
  if (await liveRepository(deps.db).pointer()) await changeLive(deps, () => Promise.resolve());
}

/** Leaves out, one by one, what does not fit the rest. */
function fitTogether(
  due: Unpacked[],
  others: Release[],
  leftOut: (release: Release, checks: ReleaseCheck[]) => void,
): { built: Unpacked; checks: ReleaseCheck[] }[] {
  const judged = due.map((built) => {
    const candidate = built.release;
    const serving = [
      ...others,
      ...due.filter((one) => one !== built).map(({ release }) => release),
    ];
    const sizes = gzippedSizes(built);
    return { built, checks: checkRelease({ candidate, sizes, serving, replaced: null }) };
  });
  const misfit = judged.findLast(({ checks }) => checks.some(({ ok }) => !ok));
  if (!misfit) return judged;
  leftOut(misfit.built.release, misfit.checks);
  return fitTogether(due.filter((built) => built !== misfit.built), others, leftOut);
}
