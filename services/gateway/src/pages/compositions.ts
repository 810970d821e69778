import type { ComposedRemote, Composition } from "@reclaim/contracts/composition";
import { discovery, type Release } from "@reclaim/contracts/releases";
import type { ServiceClient } from "@reclaim/platform/service-client";
import { parse } from "@reclaim/platform/validate";
import { createHash } from "node:crypto";

/** A composition with what the page needs of it: integrity, preloads, styles. */
export interface LiveComposition {
  composition: Composition;
  releases: Map<string, Release>;
  /** sha384 of every script of every live and last good version, by URL. */
  integrity: Record<string, string>;
}

const FRESH_FOR = 1_000;

/** What is live, asked of the releases service at most once a second; the last answer outlives it. */
export function liveCompositions(releases: ServiceClient, now: () => number) {
  let live: LiveComposition | undefined;
  let asked = 0;
  let asking: Promise<LiveComposition> | undefined;

  async function ask(): Promise<LiveComposition> {
    const answer = await releases.call(new Request("http://releases/api/releases"), null);
    if (!answer.ok) throw new Error(`releases answered ${answer.status}`);
    live = compose(await answer.json());
    return live;
  }

  return (): Promise<LiveComposition> => {
    if (live && now() - asked < FRESH_FOR) return Promise.resolve(live);
    asked = now();
    asking ??= ask().finally(() => asking = undefined);
    if (!live) return asking;
    asking.catch(() => {});
    return Promise.resolve(live);
  };
}

function compose(answer: unknown): LiveComposition {
  const { microFrontends } = parse(discovery, answer);
  const remotes: ComposedRemote[] = [];
  const releases = new Map<string, Release>();
  const integrity: Record<string, string> = {};
  for (const [name, versions] of Object.entries(microFrontends)) {
    const extras = versions[0]?.extras;
    if (!extras) continue;
    const { release, fallback } = extras;
    const { name: _, ...promise } = release.remote;
    remotes.push({
      version: release.version,
      entry: release.entry,
      module: release.module,
      manifest: {
        name,
        routes: promise.routes,
        navigation: promise.navigation,
        slots: promise.slots,
      },
      lastGood: fallback &&
        { version: fallback.version, entry: fallback.entry, module: fallback.module },
    });
    releases.set(name, release);
    Object.assign(integrity, release.integrity, fallback?.integrity);
  }
  const id = createHash("sha256")
    .update(remotes.map(({ manifest, version }) => `${manifest.name}@${version}`).join())
    .digest("base64url").slice(0, 16);
  return { composition: { id, remotes }, releases, integrity };
}
