import { type ComposedPart, compositionBody } from "@reclaim/contracts-releases/composition";
import { SHELL } from "@reclaim/contracts-releases/releases";
import type { Db } from "@reclaim/platform/database";
import { LRUCache } from "lru-cache";
import { liveRepository } from "../live/live.repository.ts";

/** Versions that a page may have loaded, by name. */
export type CompositionVersions = ReadonlyMap<string, ReadonlySet<string>>;

/** More than pages that are open at once were made of. */
const MAX_CACHED_COMPOSITIONS = 200;

/**
 * What a composition is made of, with the last good versions that its pages may fall back to; null
 * when there never was one of this id. Compositions never change: those asked for last are kept.
 */
export function versionsOfComposition(
  db: Db,
): (compositionId: string) => Promise<CompositionVersions | null> {
  const cache = new LRUCache<string, CompositionVersions>({ max: MAX_CACHED_COMPOSITIONS });
  return async (id) => {
    const parts = cache.get(id) ?? await readCompositionVersions(db, id);
    if (parts) cache.set(id, parts);
    return parts;
  };
}

async function readCompositionVersions(db: Db, id: string): Promise<CompositionVersions | null> {
  const [row] = await liveRepository(db).compositions([id]);
  if (!row) return null;
  const { shell, remotes } = compositionBody.parse(JSON.parse(row.text));
  const versions = (...parts: (ComposedPart | null)[]) =>
    new Set(parts.flatMap((part) => part ? [part.version] : []));
  return new Map([
    [SHELL, versions(shell)],
    ...Object.entries(remotes).map(([name, part]) =>
      [name, versions(part, part.lastGood)] as const
    ),
  ]);
}
