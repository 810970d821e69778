import type { PrerenderedPage } from "@reclaim/contracts-releases/releases";
import type { ComposedPage } from "../compositions/composition.model.ts";

export interface PageScripts {
  scripts: string[];
  styles: string[];
}

const NO_SCRIPTS: PageScripts = { scripts: [], styles: [] };

/** True when a path answers a pattern such as `/journey/body-reset/:id`. */
export function matchesRoute(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.replace(/(.)\/$/, "$1").split("/");
  return wanted.length === given.length &&
    wanted.every((part, index) =>
      part === given[index] || (part[0] === ":" && given[index] !== "")
    );
}

type Remote = ComposedPage["remotes"][number];

const listModuleScripts = ({ release, preload }: Remote, module: string): string[] => [
  release.module,
  ...(preload[module] ?? []),
];

/** What remotes declare to open without a network, pages and contributions to slots, with their late parts. */
export const listOfflineScripts = ({ remotes }: ComposedPage): string[] =>
  remotes.flatMap((remote) => {
    const { routes, slots } = remote.release.remote;
    const parts = [...routes, ...slots].filter(({ offline }) => offline);
    return parts.length > 0
      ? [
        ...parts.flatMap(({ module }) => [
          ...listModuleScripts(remote, module),
          ...(remote.release.offline?.[module] ?? []),
        ]),
        ...remote.release.styles,
      ]
      : [];
  });

/**
 * What the page at `path` needs besides the shell, to be fetched along with it: the remote that
 * answers the path, or, for a visitor without a session, the one that shows onboarding.
 */
export function selectPageScripts(
  { remotes }: ComposedPage,
  path: string,
  signedIn: boolean,
): PageScripts {
  for (const remote of remotes) {
    const { routes } = remote.release.remote;
    const route = routes.find((route) => matchesRoute(route.path, path));
    if (route && (signedIn || route.public)) return toPageScripts(remote, route.module);
  }
  if (signedIn) return NO_SCRIPTS;
  for (const remote of remotes) {
    const slot = remote.release.remote.slots.find((slot) => slot.name === "onboarding");
    if (slot) return toPageScripts(remote, slot.module);
  }
  return NO_SCRIPTS;
}

const toPageScripts = (remote: Remote, module: string): PageScripts => ({
  scripts: listModuleScripts(remote, module),
  styles: remote.release.styles,
});

/** Paths of pages that were prerendered, with what was rendered, as long as their remote shows them. */
export const listPrerendered = ({ remotes }: ComposedPage): [string, PrerenderedPage][] =>
  remotes.flatMap(({ release: { remote, prerendered = {} } }) =>
    Object.entries(prerendered).filter(([path]) =>
      remote.routes.some((route) => route.path === path && route.public)
    )
  );

/** The prerendered page at `path`, for visitors. */
export const findPrerendered = (page: ComposedPage, path: string): PrerenderedPage | undefined =>
  listPrerendered(page).find(([pattern]) => matchesRoute(pattern, path))?.[1];
