import { baseOf, type Release } from "@reclaim/contracts/releases";

/** True for what is served from the root of the site, and is no part of a page. */
export const isPublic = (release: Release, url: string): boolean =>
  url.startsWith(`${baseOf(release)}/public/`);

/** sha384 by URL, of those files of a release that `wanted` is true for. */
export const hashesOf = (
  { integrity }: Release,
  wanted: (url: string) => boolean,
): Record<string, string> =>
  Object.fromEntries(Object.entries(integrity).filter(([url]) => wanted(url)));

/** The scripts of a release that a page may run, as the page's import map has them. */
export const scriptsOf = (release: Release): Record<string, string> =>
  hashesOf(release, (url) => url.endsWith(".js") && !isPublic(release, url));
