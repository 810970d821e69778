import type { Db } from "@reclaim/platform/database";
import { subDays } from "date-fns/subDays";
import type { CanaryRow } from "../live/live.table.ts";
import { healthRepository } from "./health.repository.ts";
import { type Health, noHealth } from "./health.model.ts";
import { isEnoughBeside, judge, type Judgement } from "./canary-test.model.ts";

type Begun = Pick<CanaryRow, "name" | "version" | "startedAt">;

/** What the live version did beside a canary that began then. */
async function healthBeside(db: Db, { name, version, startedAt }: Begun): Promise<Health> {
  const health = healthRepository(db);
  const beside = await health.sum(name, version, startedAt);
  if (isEnoughBeside(beside)) return beside;
  return await health.sum(name, version, subDays(startedAt, 1));
}

/** What the test finds of a canary so far. */
export async function judgeCanary(
  db: Db,
  { name, version, startedAt }: Begun,
  live: string | null,
): Promise<Judgement> {
  return judge(
    await healthRepository(db).sum(name, version, startedAt),
    live === null ? noHealth() : await healthBeside(db, { name, version: live, startedAt }),
  );
}

/** What the test finds, in words; `live` is the version that is live beside it. */
export const explainJudgement = async (
  db: Db,
  canary: Begun,
  live: string | null,
): Promise<string> => (await judgeCanary(db, canary, live)).why;
