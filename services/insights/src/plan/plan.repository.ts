import type { Plan, PlanStep } from "@reclaim/contracts-insights/plan";
import type { Strategy } from "@reclaim/contracts-insights/recommendations";
import type { Db } from "@reclaim/platform/database";
import { and, eq, sql } from "drizzle-orm";
import { type CipherDeps, createTextCipher } from "../shared/text.cipher.ts";
import { type PlanRow, plans, planSteps } from "./plan.table.ts";

/** A plan to store: the ids of its steps are given with their texts. */
export type NewPlanRow = Omit<PlanRow, "content"> & {
  content: Omit<Strategy, "steps">;
  steps: { id: string; text: string }[];
};

/** The SQL of plans, whose texts are encrypted here. */
export function planRepository(db: Db, deps: CipherDeps) {
  const cipher = createTextCipher(deps);
  const remove = (on: Db, userId: string) => on.delete(plans).where(eq(plans.userId, userId));
  return {
    async find(userId: string): Promise<Plan | undefined> {
      const [row] = await db.select().from(plans).where(eq(plans.userId, userId));
      if (!row) return undefined;
      const steps = await db.select().from(planSteps).where(eq(planSteps.planId, row.id))
        .orderBy(planSteps.position);
      const content = JSON.parse(await cipher.decrypt(userId, "plans", row.id, row.content));
      return {
        ...content as Omit<Strategy, "steps">,
        id: row.id,
        recommendationsId: row.recommendationsId,
        source: row.source,
        generatedAt: row.generatedAt.toISOString(),
        startedAt: row.startedAt.toISOString(),
        steps: await Promise.all(steps.map(async (step): Promise<PlanStep> => ({
          id: step.id,
          text: await cipher.decrypt(userId, "plan_steps", step.id, step.content),
          doneAt: step.doneAt?.toISOString() ?? null,
        }))),
      };
    },

    /** Puts a plan in the place of the one that the member has. */
    async replace({ content, steps, ...row }: NewPlanRow): Promise<void> {
      const { userId, id } = row;
      const sealed = await cipher.encrypt(userId, "plans", id, JSON.stringify(content));
      const sealedSteps = await Promise.all(steps.map(async (step, position) => ({
        id: step.id,
        userId,
        planId: id,
        position,
        content: await cipher.encrypt(userId, "plan_steps", step.id, step.text),
        doneAt: null,
      })));
      await db.transaction(async (tx) => {
        // Two tabs may keep a plan at once.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`plan:${userId}`}))`);
        await remove(tx, userId);
        await tx.insert(plans).values({ ...row, content: sealed });
        await tx.insert(planSteps).values(sealedSteps);
      });
    },

    /** False when the member has no such step (any more). */
    async setDone(userId: string, stepId: string, doneAt: Date | null): Promise<boolean> {
      const changed = await db.update(planSteps).set({ doneAt })
        .where(and(eq(planSteps.userId, userId), eq(planSteps.id, stepId)))
        .returning({ id: planSteps.id });
      return changed.length > 0;
    },

    remove: async (userId: string): Promise<void> => void await remove(db, userId),
  };
}
