import type { PublishedRelease } from "@reclaim/contracts-releases/release-desk";
import type { ToldVersion } from "./versions.repository.ts";

/** A version as teams see it. */
export const toPublished = (
  row: ToldVersion,
  traffic: PublishedRelease["traffic"],
): PublishedRelease => ({
  name: row.name,
  version: row.version,
  team: row.team,
  publishedAt: row.publishedAt.toISOString(),
  publishedBy: row.publishedBy,
  state: row.state,
  checks: row.checks,
  traffic,
  bytes: Object.values(row.sizes).reduce((sum, size) => sum + size, 0),
});
