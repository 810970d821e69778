import type { LivePass, PageOverride } from "@reclaim/contracts/composition";
import { SHELL } from "@reclaim/contracts/releases";
import type { Clock } from "@reclaim/platform/clock";
import { compositionIdOf } from "@reclaim/platform/digest";
import type { Identity } from "@reclaim/platform/identity";
import type { Log } from "@reclaim/platform/log";
import type { Composed } from "../pages/composed.ts";
import { steppedBackFrom } from "../pages/entry-guard.ts";
import type { ReleaseShelf } from "../releases/release-shelf.ts";
import { type Adopted, composeFrom } from "./adopt.ts";
import { assign, bucketMatters } from "./assign.model.ts";
import type { BucketCookie } from "./bucket-cookie.ts";

/** What one visitor gets. */
export interface Chosen {
  composed: Composed;
  /** Versions in it that are not live. */
  overrides: PageOverride[];
}

/** Chooses what a visitor gets; `setCookie` is told the bucket of one who had none. */
export function chooser(
  { bucket, shelf, clock, log }: {
    bucket: BucketCookie;
    shelf: ReleaseShelf;
    clock: Clock;
    log: Log;
  },
) {
  function bucketOf(request: Request, setCookie?: (cookie: string) => void): number | null {
    const known = bucket.read(request.headers.get("cookie"));
    if (known !== null || !setCookie) return known;
    const drawn = bucket.draw();
    setCookie(drawn.setCookie);
    return drawn.bucket;
  }

  async function chosen(
    { state, stable, compositions }: Adopted,
    request: Request,
    identity: Identity | null,
    setCookie?: (cookie: string) => void,
  ): Promise<Chosen> {
    const visitor = {
      bucket: bucketMatters(state) ? bucketOf(request, setCookie) : null,
      tier: identity?.entitlement.tier ?? null,
      sub: identity?.sub ?? null,
    };
    const { key, passes } = assign(state, visitor, clock.now());
    const composed = compositions.get(key) ?? stable;
    const wanted = passes.filter((pass) => isOther(composed, pass));
    if (wanted.length === 0) return { composed, overrides: [] };
    try {
      return await overridden(composed, wanted, shelf, log);
    } catch (error) {
      log.error("a version could not be loaded for one person", error);
      return { composed, overrides: [] };
    }
  }

  return async (
    adopted: Adopted,
    request: Request,
    identity: Identity | null,
    setCookie?: (cookie: string) => void,
  ): Promise<Chosen> => {
    const found = await chosen(adopted, request, identity, setCookie);
    const failed = steppedBackFrom(request.headers.get("cookie"));
    return failed === found.composed.composition.id
      ? { composed: adopted.stable, overrides: [] }
      : found;
  };
}
export type Choose = ReturnType<typeof chooser>;

/** A pass for what has gone live meanwhile changes nothing. */
function isOther({ body }: Composed, { name, part }: LivePass): boolean {
  const composed = name === SHELL ? body.shell : body.remotes[name];
  return part !== null && part.digest !== composed?.digest;
}

async function overridden(
  { composition, body }: Composed,
  passes: LivePass[],
  shelf: ReleaseShelf,
  log: Log,
): Promise<Chosen> {
  const changed = { shell: body.shell, remotes: { ...body.remotes } };
  for (const { name, part } of passes) {
    if (!part) continue;
    if (name === SHELL) changed.shell = part;
    // Without a last good one: he sees what he asked for, or that it fails.
    else changed.remotes[name] = { ...part, lastGood: null };
  }
  const id = compositionIdOf([composition.id, ...passes.map(({ id }) => id)].join());
  const { composed } = await composeFrom(shelf.part, id, changed, log);
  return {
    composed,
    overrides: passes.map(({ name, part, expiresAt }) => (
      { name, version: part?.version ?? "", expiresAt }
    )),
  };
}
