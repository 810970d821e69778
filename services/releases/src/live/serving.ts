import { type Release, release } from "@reclaim/contracts/releases";
import type { Db } from "@reclaim/platform/database";
import { parse } from "@reclaim/platform/validate";
import type { VersionRow } from "../publishing/versions.table.ts";
import { liveRepository } from "./live.repository.ts";

/** Records never change, and to parse one takes milliseconds. */
const parsed = new Map<string, Release>();
const KEPT = 200;

/** The release of a version, by its record. */
export function releaseOf({ record, digest }: Pick<VersionRow, "record" | "digest">): Release {
  const known = parsed.get(digest);
  if (known) return known;
  const found = parse(release, JSON.parse(record));
  if (parsed.size >= KEPT) parsed.delete(parsed.keys().next().value ?? "");
  parsed.set(digest, found);
  return found;
}

/** What gets traffic besides `name` (live and on canary), and what a version of it would replace. */
export async function servingBeside(
  db: Db,
  name: string,
): Promise<{ serving: Release[]; replaced: Release | null }> {
  const { live, onCanary } = await liveRepository(db).serving();
  const own = live.find((row) => row.name === name);
  return {
    serving: [...live, ...onCanary].filter((row) => row.name !== name).map(releaseOf),
    replaced: own ? releaseOf(own) : null,
  };
}
