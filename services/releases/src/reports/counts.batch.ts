import { type Health, noHealth } from "./health.model.ts";

export type VersionCounts = Health & { name: string; version: string };

interface Batch {
  /** Where to count for a version, until control is given up. */
  countsOf(of: { name: string; version: string }): Health;
  /** Settles when what was counted is stored. */
  stored: Promise<void>;
}

/**
 * Counts that come while others are being stored are gathered and stored at once: a crowd costs
 * little more than one visitor. Answers the batch that is open.
 */
export function batchCounts(store: (counts: VersionCounts[]) => Promise<void>): () => Batch {
  let open: Batch | null = null;
  let last: Promise<void> = Promise.resolve();
  return () => {
    if (open) return open;
    const counts = new Map<string, VersionCounts>();
    const stored = last.then(async () => {
      open = null;
      if (counts.size > 0) await store([...counts.values()]);
    });
    // A batch that could not be stored fails those who wait for it, not the next one.
    last = stored.catch(() => {});
    open = {
      countsOf({ name, version }) {
        const key = `${name} ${version}`;
        const known = counts.get(key) ?? { name, version, ...noHealth() };
        counts.set(key, known);
        return known;
      },
      stored,
    };
    return open;
  };
}
