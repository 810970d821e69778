import type { PageHashes } from "../releases/page-hashes.ts";
import type { Loaders } from "./remote-store.ts";

/** Loads only what the page has a hash of. Null in development, where code comes from its source. */
export function loadersOf(hashes: PageHashes | null): Loaders {
  const verified = (url: string) => {
    if (hashes && !hashes[url]) throw new Error(`${url} has no hash in this page`);
    return url;
  };
  return {
    direct: async ({ module }) => import(/* @vite-ignore */ verified(module)),
    async container(name, version) {
      verified(version.entry);
      return (await import("./federation.ts")).loadContainer(name, version);
    },
  };
}
