import type { Composition } from "@reclaim/contracts-gateway/bootstrap";
import { matchPath } from "@reclaim/host-api/router";
import type { Reports } from "../releases/release-reports.ts";
import { restoreFailedVersions } from "../releases/failed-versions.ts";
import { createRemoteStore, type Loaders, type RemoteStore } from "./remote-store.ts";

const LOAD_TIMEOUT_MS = 10_000;

/** The remotes of this page's composition. */
export interface Remotes {
  /** The remote that answers a path, and the route of its manifest. */
  matchPath(path: string): { store: RemoteStore; route: RemoteRoute } | undefined;
  /** The remotes that contribute to a slot. */
  findBySlot(slot: string): RemoteStore[];
  navigation: NavigationEntry[];
}
type RemoteRoute = RemoteStore["manifest"]["routes"][number];
export type NavigationEntry = RemoteStore["manifest"]["navigation"][number];

export function createRemotes(
  composition: Composition,
  { loaders, reports }: { loaders: Loaders; reports: Reports },
): Remotes {
  const failedVersions = restoreFailedVersions(
    composition.remotes.map(({ manifest, version }) => `${manifest.name}/${version}`),
  );
  const stores = composition.remotes.map((remote) => {
    const reporter = reports.forRemote(remote.manifest.name);
    return createRemoteStore(remote, {
      loaders,
      timeoutMs: LOAD_TIMEOUT_MS,
      reporter,
      failedVersions,
    });
  });
  return {
    matchPath(path) {
      for (const store of stores) {
        const route = store.manifest.routes.find((route) => matchPath(route.path, path));
        if (route) return { store, route };
      }
      return undefined;
    },
    findBySlot: (name) =>
      stores.filter(({ manifest }) => manifest.slots.some((slot) => slot.name === name)),
    navigation: stores.flatMap(({ manifest }) => manifest.navigation)
      .sort((one, other) => one.order - other.order),
  };
}
