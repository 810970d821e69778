import { type ComposedPart, compositionBody } from "@reclaim/contracts/composition";
import { SHELL } from "@reclaim/contracts/releases";
import type { Db } from "@reclaim/platform/database";
import { liveRepository } from "../live/live.repository.ts";

/** Versions that a page may have loaded, by name. */
export type Parts = ReadonlyMap<string, ReadonlySet<string>>;

/** More than pages that are open at once were made of. */
const KEPT = 200;

/**
 * What a composition is made of, with the last good versions that its pages may fall back to; null
 * when there never was one of this id. Compositions never change: those asked for last are kept.
 */
export function partsOf(db: Db): (compositionId: string) => Promise<Parts | null> {
  const kept = new Map<string, Parts>();
  return async (id) => {
    const parts = kept.get(id) ?? await readParts(db, id);
    if (!parts) return null;
    kept.delete(id);
    kept.set(id, parts);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? "");
    return parts;
  };
}

async function readParts(db: Db, id: string): Promise<Parts | null> {
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
