import type { IntegrityHashes } from "./import-map-integrity.ts";

const HASH_TIMEOUT_MS = 1000;

/**
 * True when a script below `base` that this page requested has another sha384 than the released one.
 * Browsers do not say why an import failed; so the responses are fetched once more after a failure,
 * from the HTTP cache where possible, and hashed.
 */
export async function hasIntegrityMismatch(
  base: string,
  hashes: IntegrityHashes,
): Promise<boolean> {
  const requested = new Set(
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const checks = Object.entries(hashes)
    .filter(([url]) => url.startsWith(base) && requested.has(url))
    .map(([url, hash]) => isMismatch(url, hash));
  return (await Promise.all(checks)).includes(true);
}

async function isMismatch(url: string, hash: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(HASH_TIMEOUT_MS);
    const answer = await fetch(url, { cache: "force-cache", signal });
    // An error page, or a captive portal's, is no script.
    const isScript = answer.headers.get("content-type")?.includes("javascript");
    if (!answer.ok || !isScript) return false;
    const digest = await crypto.subtle.digest("SHA-384", await answer.arrayBuffer());
    if (hash === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`) return false;
    await refreshCache(url, signal).catch(() => {});
    return true;
  } catch {
    return false;
  }
}

/** Replaces an immutable file in the HTTP cache, for the next page. */
async function refreshCache(url: string, signal: AbortSignal): Promise<void> {
  // Caches store only responses that were read to their end.
  await (await fetch(url, { cache: "reload", signal })).arrayBuffer();
}
