import type { PageHashes } from "./page-hashes.ts";

/** Milliseconds that one look may take. */
const PATIENCE = 1000;

/**
 * True when a script below `base` that this page asked for is not the one that was released. Browsers
 * do not say why an import failed; so, after a failure, the same answers are taken once more, from the
 * browser's cache where they are still there, and hashed.
 */
export async function isAltered(base: string, hashes: PageHashes): Promise<boolean> {
  const asked = new Set(
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const looks = Object.entries(hashes)
    .filter(([url]) => url.startsWith(base) && asked.has(url))
    .map(([url, hash]) => differs(url, hash));
  return (await Promise.all(looks)).includes(true);
}

async function differs(url: string, hash: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(url, { cache: "force-cache", signal });
    // An error, or the page of somebody in between, is no script at all.
    const isScript = answer.headers.get("content-type")?.includes("javascript");
    if (!answer.ok || !isScript) return false;
    const digest = await crypto.subtle.digest("SHA-384", await answer.arrayBuffer());
    if (hash === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`) return false;
    await renew(url, signal).catch(() => {});
    return true;
  } catch {
    return false;
  }
}

/** Nothing asks again for a file that never changes: so that the next page is whole, this does. */
async function renew(url: string, signal: AbortSignal): Promise<void> {
  // What is not read to its end is kept by no cache.
  await (await fetch(url, { cache: "reload", signal })).arrayBuffer();
}
