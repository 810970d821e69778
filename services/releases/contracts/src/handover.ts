import type { RemoteManifest } from "./releases.ts";

/** A route, entry or slot of a manifest, which another remote may take over. */
interface Transferable {
  handoverTo?: string | undefined;
}

/**
 * A manifest without the routes, entries and slots that it hands over to a remote which has them in
 * `others`. So a page moves from one remote to another at the moment in which the other one gets
 * traffic, and back when it loses it. Of two that hand over to each other both keep the page.
 */
export function resolveHandovers(
  manifest: RemoteManifest,
  others: readonly RemoteManifest[],
): RemoteManifest {
  const withoutHandedOver = <Item extends Transferable>(
    itemsOf: (manifest: RemoteManifest) => Item[],
    isSame: (one: Item, other: Item) => boolean,
  ): Item[] =>
    itemsOf(manifest).filter((own) =>
      !others.some((other) =>
        other.name === own.handoverTo &&
        itemsOf(other).some((theirs) => isSame(own, theirs) && theirs.handoverTo !== manifest.name)
      )
    );
  return {
    ...manifest,
    routes: withoutHandedOver(({ routes }) => routes, (one, other) => one.path === other.path),
    navigation: withoutHandedOver(
      ({ navigation }) => navigation,
      (one, other) => one.place === other.place && one.to === other.to,
    ),
    slots: withoutHandedOver(({ slots }) => slots, (one, other) => one.name === other.name),
  };
}
