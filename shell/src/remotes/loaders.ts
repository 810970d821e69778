import type { IntegrityHashes } from "../releases/import-map-integrity.ts";
import type { Loaders } from "./remote-store.ts";
import { loadStylesheets } from "./stylesheets.ts";

/** Loads only what the page has a hash of. Null in development, where code comes from its source. */
export function createLoaders(hashes: IntegrityHashes | null): Loaders {
  const verified = (url: string) => {
    if (hashes && !hashes[url]) throw new Error(`${url} has no hash in this page`);
    return url;
  };
  return {
    async direct(version) {
      const code = import(/* @vite-ignore */ verified(version.module));
      return (await Promise.all([code, loadStylesheets(version)]))[0];
    },
    async container(name, version) {
      verified(version.entry);
      const code = import("./federation.ts").then(({ loadContainer }) =>
        loadContainer(name, version)
      );
      return (await Promise.all([code, loadStylesheets(version)]))[0];
    },
  };
}
