/** Versions of this page, as `name/version`, that failed in this tab: automatic rollback replaced them. */
export interface FailedVersions {
  has(version: string): boolean;
  add(version: string): void;
}

/** Session-storage key; its value is a list of `name/version`, separated by spaces. */
const KEY = "reclaim-failed-versions";

/**
 * Restores the failed versions of this tab from session storage, so that the next full load starts
 * with the last good version. Versions that are not in `composed` any more are dropped. A failed
 * version is still tried when its last good one fails.
 */
export function restoreFailedVersions(composed: string[]): FailedVersions {
  const stored = ignoreErrors(() => sessionStorage.getItem(KEY))?.split(" ") ?? [];
  const versions = new Set(stored.filter((version) => composed.includes(version)));
  return {
    has: (version) => versions.has(version),
    add(version) {
      versions.add(version);
      ignoreErrors(() => sessionStorage.setItem(KEY, [...versions].join(" ")));
    },
  };
}

/** Storage may be forbidden or full: then failures are known to this page only. */
function ignoreErrors<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
