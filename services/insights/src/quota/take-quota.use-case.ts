import { DAILY_QUOTA, type Quota } from "@reclaim/contracts-insights/quota";
import { AppError } from "@reclaim/platform/errors";
import type { Identity } from "@reclaim/platform/identity";
import type { InsightsDeps } from "../shared/deps.ts";
import { dayOf, endOfDay } from "./quota.model.ts";
import { quotaRepository } from "./quota.repository.ts";

type Deps = Pick<InsightsDeps, "db" | "clock">;

/**
 * Takes one answer of the caller's day; returns the function that gives it back. Errors: 429
 * `quota_exceeded` with `Retry-After` in seconds, `limit` and `resetsAt`.
 */
export const takeQuota =
  ({ db, clock }: Deps) =>
  async ({ sub, entitlement }: Identity, quota: Quota): Promise<() => Promise<void>> => {
    const now = clock.now();
    const day = dayOf(now);
    const limit = DAILY_QUOTA[entitlement.tier][quota];
    const repository = quotaRepository(db);
    if (await repository.take(sub, day, quota, limit)) {
      return () => repository.giveBack(sub, day, quota);
    }
    const resetsAt = endOfDay(now);
    throw new AppError(
      429,
      "quota_exceeded",
      "You have used all answers of the AI for today. Tomorrow there are new ones.",
      {
        limit,
        resetsAt: resetsAt.toISOString(),
        retryAfter: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000),
      },
    );
  };
