/** sha384 integrity hashes of the scripts that this page may run, by URL. */
export type IntegrityHashes = Record<string, string>;

/**
 * Reads the integrity hashes from the page's import map, which browsers verify imports by. Malformed
 * hashes are dropped, since browsers ignore them.
 */
export function readImportMapIntegrity(page: ParentNode): IntegrityHashes {
  const map = page.querySelector('script[type="importmap"]')?.textContent ?? "{}";
  const { integrity = {} } = JSON.parse(map) as { integrity?: IntegrityHashes };
  return Object.fromEntries(
    Object.entries(integrity).filter(([, hash]) => /^sha384-[A-Za-z0-9+/]{64}$/.test(hash)),
  );
}
