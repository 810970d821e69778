import { DAILY_QUOTA, type Quota, type QuotaLeft } from "@reclaim/contracts-insights/quota";
import type { Identity } from "@reclaim/platform/identity";
import type { InsightsDeps } from "../shared/deps.ts";
import { dayOf, endOfDay } from "./quota.model.ts";
import { quotaRepository } from "./quota.repository.ts";

type Deps = Pick<InsightsDeps, "db" | "clock" | "modelAccess">;

/** What is left of the caller's day; nothing is counted while the guide answers. */
export const readQuota =
  ({ db, clock, modelAccess }: Deps) =>
  async ({ sub, entitlement }: Identity): Promise<QuotaLeft> => {
    const now = clock.now();
    const resetsAt = endOfDay(now).toISOString();
    if (!modelAccess) return { source: "guide", answers: null, coach: null, resetsAt };
    const used = await quotaRepository(db).used(sub, dayOf(now));
    const left = (quota: Quota) => {
      const limit = DAILY_QUOTA[entitlement.tier][quota];
      return { limit, left: Math.max(0, limit - (used.get(quota) ?? 0)) };
    };
    return { source: "model", answers: left("answers"), coach: left("coach"), resetsAt };
  };
