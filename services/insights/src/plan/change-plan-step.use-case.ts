import type { Plan } from "@reclaim/contracts-insights/plan";
import { notFound } from "@reclaim/platform/errors";
import { type Identity, requireTier } from "@reclaim/platform/identity";
import type { InsightsDeps } from "../shared/deps.ts";
import { planRepository } from "./plan.repository.ts";

type Deps = Pick<InsightsDeps, "db" | "clock" | "insightsMasterKeys" | "log">;

/** Ticks a step off or takes that back. Errors: 403 `upgrade_required`, 404 for a step of no plan of the caller's. */
export const changePlanStep =
  ({ db, clock, ...deps }: Deps) =>
  async (caller: Identity, stepId: string, done: boolean): Promise<Plan> => {
    requireTier(caller, "premium", "ai_plan");
    const repository = planRepository(db, deps);
    if (!await repository.setDone(caller.sub, stepId, done ? clock.now() : null)) throw notFound();
    const plan = await repository.find(caller.sub);
    if (!plan) throw notFound();
    return plan;
  };
