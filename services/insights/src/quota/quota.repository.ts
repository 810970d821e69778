import type { Quota } from "@reclaim/contracts-insights/quota";
import type { Db } from "@reclaim/platform/database";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { modelQuotas } from "./quota.table.ts";

/** The SQL of quotas. */
export function quotaRepository(db: Db) {
  const isAt = (userId: string, day: string, quota: Quota) =>
    and(eq(modelQuotas.userId, userId), eq(modelQuotas.day, day), eq(modelQuotas.quota, quota));
  return {
    /** Takes one of `limit` in one statement, so that calls at once never get more; false when all are used. */
    async take(userId: string, day: string, quota: Quota, limit: number): Promise<boolean> {
      if (limit <= 0) return false;
      await db.delete(modelQuotas)
        .where(and(eq(modelQuotas.userId, userId), lt(modelQuotas.day, day)));
      const taken = await db.insert(modelQuotas).values({ userId, day, quota, used: 1 })
        .onConflictDoUpdate({
          target: [modelQuotas.userId, modelQuotas.day, modelQuotas.quota],
          set: { used: sql`${modelQuotas.used} + 1` },
          setWhere: lt(modelQuotas.used, limit),
        }).returning({ used: modelQuotas.used });
      return taken.length > 0;
    },

    async giveBack(userId: string, day: string, quota: Quota): Promise<void> {
      await db.update(modelQuotas).set({ used: sql`${modelQuotas.used} - 1` })
        .where(and(isAt(userId, day, quota), gt(modelQuotas.used, 0)));
    },

    async used(userId: string, day: string): Promise<Map<Quota, number>> {
      const rows = await db.select().from(modelQuotas)
        .where(and(eq(modelQuotas.userId, userId), eq(modelQuotas.day, day)));
      return new Map(rows.map(({ quota, used }) => [quota, used]));
    },
  };
}
