/** Where a browser remembers the composition whose shell failed in it. */
export const FAILED_COMPOSITION_COOKIE = "reclaim.back";
const FAILED_COMPOSITION_PATTERN = /(?:^|;\s*)reclaim\.back=([\w-]{16})(?:;|$)/;

/** The composition that a browser has stepped back from; it gets what everybody gets instead. */
export const readFailedComposition = (cookies: string | null): string | undefined =>
  cookies?.match(FAILED_COMPOSITION_PATTERN)?.[1];
