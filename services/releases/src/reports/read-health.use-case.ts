import type { VersionHealth } from "@reclaim/contracts-releases/release-desk";
import type { Db } from "@reclaim/platform/database";
import { healthRepository } from "./health.repository.ts";
import { figures, percentile } from "./time-classes.model.ts";

/** With fewer figures the 75th percentile is one visitor's. */
const MIN_FIGURES = 10;

/** What browsers told of a version from the minute of `since` on. */
export async function readHealth(
  db: Db,
  name: string,
  version: string,
  since: Date,
): Promise<VersionHealth> {
  const { lcp, inp, failed: _, ...counts } = await healthRepository(db).sum(name, version, since);
  const p75 = (times: number[]) => figures(times) < MIN_FIGURES ? null : percentile(times, 0.75);
  return { version, ...counts, lcp: p75(lcp), inp: p75(inp) };
}
