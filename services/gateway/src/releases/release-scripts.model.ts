import { baseOf, type Release } from "@reclaim/contracts-releases/releases";

/** True for what is served from the root of the site, and is no part of a page. */
export const isRootFile = (release: Release, url: string): boolean =>
  url.startsWith(`${baseOf(release)}/public/`);

/** sha384 by URL, of those files of a release that `wanted` is true for. */
export const pickHashes = (
  { integrity }: Release,
  wanted: (url: string) => boolean,
): Record<string, string> =>
  Object.fromEntries(Object.entries(integrity).filter(([url]) => wanted(url)));

/** The scripts of a release that a page may run, as the page's import map has them. */
export const getScriptHashes = (release: Release): Record<string, string> =>
  pickHashes(release, (url) => url.endsWith(".js") && !isRootFile(release, url));
