import type { Composed } from "./composed.ts";

export interface FirstScripts {
  scripts: string[];
  styles: string[];
}

const NOTHING: FirstScripts = { scripts: [], styles: [] };

/** True when a path answers a pattern such as `/journey/body-reset/:id`. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.replace(/(.)\/$/, "$1").split("/");
  return wanted.length === given.length &&
    wanted.every((part, index) =>
      part === given[index] || (part[0] === ":" && given[index] !== "")
    );
}

type Remote = Composed["remotes"][number];

const scriptsOf = ({ release, preload }: Remote, module: string): string[] => [
  release.module,
  ...(preload[module] ?? []),
];

/** What remotes declare to open without a network: pages, and contributions to slots. */
export const offlineScripts = ({ remotes }: Composed): string[] =>
  remotes.flatMap((remote) => {
    const { routes, slots } = remote.release.remote;
    const parts = [...routes, ...slots].filter(({ offline }) => offline);
    return parts.length > 0
      ? [...parts.flatMap(({ module }) => scriptsOf(remote, module)), ...remote.release.styles]
      : [];
  });

/**
 * What the page at `path` needs besides the shell, to be fetched along with it: the remote that
 * answers the path, or, for a visitor without a session, the one that shows onboarding.
 */
export function firstScripts(
  { remotes }: Composed,
  path: string,
  signedIn: boolean,
): FirstScripts {
  for (const remote of remotes) {
    const { routes } = remote.release.remote;
    const route = routes.find((route) => matches(route.path, path));
    if (route && (signedIn || route.public)) return first(remote, route.module);
  }
  if (signedIn) return NOTHING;
  for (const remote of remotes) {
    const slot = remote.release.remote.slots.find((slot) => slot.name === "onboarding");
    if (slot) return first(remote, slot.module);
  }
  return NOTHING;
}

const first = (remote: Remote, module: string): FirstScripts => ({
  scripts: scriptsOf(remote, module),
  styles: remote.release.styles,
});
