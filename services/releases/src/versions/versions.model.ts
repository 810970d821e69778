import { type Release, release } from "@reclaim/contracts-releases/releases";
import { parse } from "@reclaim/platform/validate";
import { LRUCache } from "lru-cache";
import type { VersionRow } from "./versions.table.ts";

/** Records never change, and to parse one takes milliseconds. */
const parsed = new LRUCache<string, Release>({ max: 200 });

/** The release of a version, by its record. */
export function releaseOf({ record, digest }: Pick<VersionRow, "record" | "digest">): Release {
  const known = parsed.get(digest);
  if (known) return known;
  const found = parse(release, JSON.parse(record));
  parsed.set(digest, found);
  return found;
}
