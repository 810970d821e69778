import type { PageHashes } from "../releases/page-hashes.ts";
import type { Loaders } from "./remote-store.ts";
import { style } from "./stylesheets.ts";

/** Loads only what the page has a hash of. Null in development, where code comes from its source. */
export function loadersOf(hashes: PageHashes | null): Loaders {
  const verified = (url: string) => {
    if (hashes && !hashes[url]) throw new Error(`${url} has no hash in this page`);
    return url;
  };
  return {
    async direct(version) {
      const code = import(/* @vite-ignore */ verified(version.module));
      return (await Promise.all([code, style(version)]))[0];
    },
    async container(name, version) {
      verified(version.entry);
      const code = import("./federation.ts").then(({ loadContainer }) =>
        loadContainer(name, version)
      );
      return (await Promise.all([code, style(version)]))[0];
    },
  };
}
