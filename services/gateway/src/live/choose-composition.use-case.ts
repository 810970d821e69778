import type { PageOverride } from "@reclaim/contracts-gateway/bootstrap";
import type { LivePass } from "@reclaim/contracts-releases/composition";
import { SHELL } from "@reclaim/contracts-releases/releases";
import type { Clock } from "@reclaim/platform/clock";
import { compositionIdOf } from "@reclaim/release-store/digest";
import type { Identity } from "@reclaim/platform/identity";
import type { Log } from "@reclaim/platform/log";
import type { ComposedPage } from "../compositions/composition.model.ts";
import { readFailedComposition } from "../compositions/failed-composition.cookie.ts";
import type { ReleaseCache } from "../releases/release.cache.ts";
import { composeFromReleases, type LoadedLiveState } from "./live-state.loader.ts";
import { assignComposition, hasPartialCanary } from "./assign.model.ts";
import type { BucketCookie } from "./canary-bucket.cookie.ts";

/** What one visitor gets. */
export interface ChosenComposition {
  composed: ComposedPage;
  /** Versions in it that are not live. */
  overrides: PageOverride[];
}

/** Chooses what a visitor gets; `setCookie` is told the bucket of one who had none. */
export function createCompositionChooser(
  { bucket, releaseCache, clock, log }: {
    bucket: BucketCookie;
    releaseCache: ReleaseCache;
    clock: Clock;
    log: Log;
  },
) {
  async function bucketOf(
    request: Request,
    setCookie?: (cookie: string) => void,
  ): Promise<number | null> {
    const known = await bucket.read(request.headers.get("cookie"));
    if (known !== null || !setCookie) return known;
    const drawn = await bucket.draw();
    setCookie(drawn.setCookie);
    return drawn.bucket;
  }

  async function chosen(
    { state, stable, compositions }: LoadedLiveState,
    request: Request,
    identity: Identity | null,
    setCookie?: (cookie: string) => void,
  ): Promise<ChosenComposition> {
    const visitor = {
      bucket: hasPartialCanary(state) ? await bucketOf(request, setCookie) : null,
      tier: identity?.entitlement.tier ?? null,
      sub: identity?.sub ?? null,
    };
    const { key, passes } = assignComposition(state, visitor, clock.now());
    const composed = compositions.get(key) ?? stable;
    const wanted = passes.filter((pass) => differsFromComposed(composed, pass));
    if (wanted.length === 0) return { composed, overrides: [] };
    try {
      return await composeWithOverrides(composed, wanted, releaseCache, log);
    } catch (error) {
      log.error("a version could not be loaded for one person", error);
      return { composed, overrides: [] };
    }
  }

  return async (
    liveState: LoadedLiveState,
    request: Request,
    identity: Identity | null,
    setCookie?: (cookie: string) => void,
  ): Promise<ChosenComposition> => {
    const found = await chosen(liveState, request, identity, setCookie);
    const failed = readFailedComposition(request.headers.get("cookie"));
    return failed === found.composed.composition.id
      ? { composed: liveState.stable, overrides: [] }
      : found;
  };
}
export type ChooseComposition = ReturnType<typeof createCompositionChooser>;

/** A pass for what has gone live meanwhile changes nothing. */
function differsFromComposed({ body }: ComposedPage, { name, part }: LivePass): boolean {
  const composed = name === SHELL ? body.shell : body.remotes[name];
  return part !== null && part.digest !== composed?.digest;
}

async function composeWithOverrides(
  { composition, body }: ComposedPage,
  passes: LivePass[],
  releaseCache: ReleaseCache,
  log: Log,
): Promise<ChosenComposition> {
  const changed = { shell: body.shell, remotes: { ...body.remotes } };
  for (const { name, part } of passes) {
    if (!part) continue;
    if (name === SHELL) changed.shell = part;
    // Without a last good one: he sees what he asked for, or that it fails.
    else changed.remotes[name] = { ...part, lastGood: null };
  }
  const id = compositionIdOf([composition.id, ...passes.map(({ id }) => id)].join());
  const { composed } = await composeFromReleases(releaseCache.part, id, changed, log);
  return {
    composed,
    overrides: passes.map(({ name, part, expiresAt }) => (
      { name, version: part?.version ?? "", expiresAt }
    )),
  };
}
