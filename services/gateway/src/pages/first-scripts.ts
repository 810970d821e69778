import type { LiveComposition } from "./compositions.ts";

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

/** What remotes declare to open without a network: pages, and contributions to slots. */
export const offlineScripts = ({ composition, releases }: LiveComposition): string[] =>
  composition.remotes.flatMap(({ manifest: { name, routes, slots } }) => {
    const release = releases.get(name);
    const parts = [...routes, ...slots].filter(({ offline }) => offline);
    return parts.length > 0 && release
      ? [...parts.flatMap(({ module }) => release.preload[module] ?? []), ...release.styles]
      : [];
  });

/**
 * What the page at `path` needs besides the shell, to be fetched along with it: the remote that
 * answers the path, or, for a visitor without a session, the one that shows onboarding.
 */
export function firstScripts(
  { composition, releases }: LiveComposition,
  path: string,
  signedIn: boolean,
): FirstScripts {
  for (const { manifest } of composition.remotes) {
    const route = manifest.routes.find((route) => matches(route.path, path));
    if (route && (signedIn || route.public)) return scriptsOf(manifest.name, route.module);
  }
  if (signedIn) return NOTHING;
  for (const { manifest } of composition.remotes) {
    const slot = manifest.slots.find((slot) => slot.name === "onboarding");
    if (slot) return scriptsOf(manifest.name, slot.module);
  }
  return NOTHING;

  function scriptsOf(remote: string, module: string): FirstScripts {
    const release = releases.get(remote);
    return { scripts: release?.preload[module] ?? [], styles: release?.styles ?? [] };
  }
}
