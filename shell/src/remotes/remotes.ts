import type { Composition } from "@reclaim/contracts/composition";
import { matchPath } from "@reclaim/host-api/router";
import type { Reports } from "../releases/reports.ts";
import { steppedBack } from "../releases/stepped-back.ts";
import { type Loaders, type RemoteStore, remoteStore } from "./remote-store.ts";

const TIMEOUT = 10_000;

/** The remotes of this page's composition. */
export interface Remotes {
  /** The remote that answers a path, with what its manifest says of the route. */
  at(path: string): { store: RemoteStore; isPublic: boolean; worksOffline: boolean } | undefined;
  /** The remotes that contribute to a slot. */
  filling(slot: string): RemoteStore[];
  navigation: NavigationEntry[];
}
export type NavigationEntry = RemoteStore["manifest"]["navigation"][number];

export function createRemotes(
  composition: Composition,
  { loaders, reports }: { loaders: Loaders; reports: Reports },
): Remotes {
  const memory = steppedBack(
    composition.remotes.map(({ manifest, version }) => `${manifest.name}/${version}`),
  );
  const stores = composition.remotes.map((remote) => {
    const watch = reports.watch(remote.manifest.name);
    return remoteStore(remote, { loaders, timeout: TIMEOUT, watch, steppedBack: memory });
  });
  return {
    at(path) {
      for (const store of stores) {
        const route = store.manifest.routes.find((route) => matchPath(route.path, path));
        if (route) {
          return {
            store,
            isPublic: route.public === true,
            worksOffline: route.offline === true,
          };
        }
      }
      return undefined;
    },
    filling: (name) =>
      stores.filter(({ manifest }) => manifest.slots.some((slot) => slot.name === name)),
    navigation: stores.flatMap(({ manifest }) => manifest.navigation)
      .sort((one, other) => one.order - other.order),
  };
}
