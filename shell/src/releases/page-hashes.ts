/** The sha384 of every script that this page may run, by URL, as browsers read it. */
export type PageHashes = Record<string, string>;

/**
 * What the page's import map has of them. Only of what stands here does the browser verify the bytes:
 * a hash that it cannot read is none.
 */
export function pageHashes(page: ParentNode): PageHashes {
  const map = page.querySelector('script[type="importmap"]')?.textContent ?? "{}";
  const { integrity = {} } = JSON.parse(map) as { integrity?: PageHashes };
  return Object.fromEntries(
    Object.entries(integrity).filter(([, hash]) => /^sha384-[A-Za-z0-9+/]{64}$/.test(hash)),
  );
}
