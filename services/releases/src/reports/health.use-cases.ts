import type { VersionHealth } from "@reclaim/contracts/release-desk";
import type { Db } from "@reclaim/platform/database";
import type { CanaryRow } from "../live/live.table.ts";
import { isEnoughBeside, judge, type Judgement } from "./canary-test.model.ts";
import { type Health, noHealth } from "./health.model.ts";
import { healthRepository } from "./health.repository.ts";
import { figures, percentile } from "./time-classes.model.ts";

type Begun = Pick<CanaryRow, "name" | "version" | "startedAt">;

/** With fewer figures the 75th percentile is one visitor's. */
const LEAST_FIGURES = 10;
const DAY = 24 * 3_600_000;

/** What the test finds, in words; `live` is the version that is live beside it. */
export const judgementOf = async (db: Db, canary: Begun, live: string | null): Promise<string> =>
  (await judged(db, canary, live)).why;

/** What the test finds of a canary so far. */
export async function judged(
  db: Db,
  { name, version, startedAt }: Begun,
  live: string | null,
): Promise<Judgement> {
  return judge(
    await healthRepository(db).sum(name, version, startedAt),
    live === null ? noHealth() : await healthBeside(db, { name, version: live, startedAt }),
  );
}

/** What the live version did beside a canary that began then. */
async function healthBeside(db: Db, { name, version, startedAt }: Begun): Promise<Health> {
  const health = healthRepository(db);
  const beside = await health.sum(name, version, startedAt);
  if (isEnoughBeside(beside)) return beside;
  return await health.sum(name, version, new Date(startedAt.getTime() - DAY));
}

/** What browsers told of a version from the minute of `since` on. */
export async function healthOf(
  db: Db,
  name: string,
  version: string,
  since: Date,
): Promise<VersionHealth> {
  const { lcp, inp, failed: _, ...counts } = await healthRepository(db).sum(name, version, since);
  const p75 = (times: number[]) => figures(times) < LEAST_FIGURES ? null : percentile(times, 0.75);
  return { version, ...counts, lcp: p75(lcp), inp: p75(inp) };
}
