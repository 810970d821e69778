import type { Release } from "@reclaim/contracts-releases/releases";
import type { Db } from "@reclaim/platform/database";
import { liveRepository } from "./live.repository.ts";
import { releaseOf } from "../versions/versions.model.ts";

/** What gets traffic besides `name` (live and on canary), and what a version of it would replace. */
export async function readServingBeside(
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
