import type { RemoteManifest } from "./releases.ts";

/** Something of a manifest that another remote may come to have instead. */
interface Place {
  givesWayTo?: string | undefined;
}

/**
 * A manifest as it holds beside others: without what gives way to a remote that has the same. So a
 * page, an entry or a slot moves from one remote to another at the moment in which the other one
 * gets traffic, and back when it no longer does. Two that give way to each other both keep it.
 */
export function besideOthers(
  manifest: RemoteManifest,
  others: readonly RemoteManifest[],
): RemoteManifest {
  const left = <Kind extends Place>(
    of: (manifest: RemoteManifest) => Kind[],
    isSame: (one: Kind, other: Kind) => boolean,
  ): Kind[] =>
    of(manifest).filter((one) =>
      !others.some((other) =>
        other.name === one.givesWayTo &&
        of(other).some((theirs) => isSame(one, theirs) && theirs.givesWayTo !== manifest.name)
      )
    );
  return {
    ...manifest,
    routes: left(({ routes }) => routes, (one, other) => one.path === other.path),
    navigation: left(
      ({ navigation }) => navigation,
      (one, other) => one.place === other.place && one.to === other.to,
    ),
    slots: left(({ slots }) => slots, (one, other) => one.name === other.name),
  };
}
