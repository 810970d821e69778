/** The versions of this page, as `name/version`, whose last good one took over in this tab. */
export interface SteppedBack {
  has(version: string): boolean;
  add(version: string): void;
}

/** Of the session storage of this tab: names and versions of remotes. */
const KEY = "reclaim-stepped-back";

/**
 * Remembers them for the next full load, so that a member does not wait each time for a version that
 * does not work here. It ends with the version, as soon as the page is `composed` of another, and
 * with the tab; and the version is still tried when the last good one fails.
 */
export function steppedBack(composed: string[]): SteppedBack {
  const kept = quietly(() => sessionStorage.getItem(KEY))?.split(" ") ?? [];
  const versions = new Set(kept.filter((version) => composed.includes(version)));
  return {
    has: (version) => versions.has(version),
    add(version) {
      versions.add(version);
      quietly(() => sessionStorage.setItem(KEY, [...versions].join(" ")));
    },
  };
}

/** Storage may be forbidden or full: then nothing is remembered. */
function quietly<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
