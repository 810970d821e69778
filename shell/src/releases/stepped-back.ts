/** The remotes of this composition whose last good version took over in this tab. */
export interface SteppedBack {
  has(name: string): boolean;
  add(name: string): void;
}

/** Of the session storage of this tab: the id of a composition and names of remotes. */
const KEY = "reclaim-stepped-back";

/**
 * Remembers them for the next full load, so that a member does not wait each time for a version that
 * does not work here. It ends with the composition, which is another one as soon as something else is
 * live, and with the tab; and the version is still tried when the last good one fails.
 */
export function steppedBack(composition: string): SteppedBack {
  const [of, ...kept] = quietly(() => sessionStorage.getItem(KEY))?.split(" ") ?? [];
  const names = new Set(of === composition ? kept : []);
  return {
    has: (name) => names.has(name),
    add(name) {
      names.add(name);
      quietly(() => sessionStorage.setItem(KEY, [composition, ...names].join(" ")));
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
