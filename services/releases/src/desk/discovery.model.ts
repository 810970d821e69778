import { type Discovery, type RemoteRelease } from "@reclaim/contracts-releases/releases";

const SCHEMA =
  "https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json";

/** What is known of one remote: what is live, what it falls back to, and what is tried. */
export interface Discovered {
  live: RemoteRelease | null;
  lastGood: RemoteRelease | null;
  canary: { release: RemoteRelease; percent: number; tiers: string[] } | null;
}

/** The remotes by the public schema: shares of the traffic in percent, the default first. */
export function toDiscovery(remotes: Discovered[]): Discovery {
  const microFrontends: Discovery["microFrontends"] = {};
  const entryOf = (
    release: RemoteRelease,
    fallback: RemoteRelease | null,
    deployment: { traffic: number; default: boolean },
    extras?: Record<string, unknown>,
  ) => ({
    url: release.entry,
    ...(fallback && { fallbackUrl: fallback.entry }),
    metadata: { version: release.version, integrity: release.integrity[release.entry] ?? "" },
    deployment,
    extras: { team: release.team, hostApi: release.hostApi, ...extras },
  });
  for (const { live, lastGood, canary } of remotes) {
    const percent = canary?.percent ?? 0;
    const entries = [
      ...(live ? [entryOf(live, lastGood, { traffic: 100 - percent, default: true })] : []),
      ...(canary
        ? [entryOf(canary.release, live, { traffic: percent, default: live === null }, {
          tiers: canary.tiers,
        })]
        : []),
    ];
    const name = live?.name ?? canary?.release.name;
    if (name) microFrontends[name] = entries;
  }
  return { schema: SCHEMA, microFrontends };
}
