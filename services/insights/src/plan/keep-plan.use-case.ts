import type { Plan } from "@reclaim/contracts-insights/plan";
import type { Recommended } from "@reclaim/contracts-insights/recommendations";
import { notFound } from "@reclaim/platform/errors";
import { type Identity, requireTier } from "@reclaim/platform/identity";
import { keptAnswersRepository } from "../kept-answers/kept-answers.repository.ts";
import type { InsightsDeps } from "../shared/deps.ts";
import { planRepository } from "./plan.repository.ts";

type Deps = Pick<InsightsDeps, "db" | "clock" | "createId" | "insightsMasterKeys" | "log">;

/**
 * Keeps the strategy of recommendations as the caller's plan, in the place of another one; keeping the
 * same again changes nothing. Errors: 403 `upgrade_required`, 404 `not_found` for recommendations that are
 * not kept.
 */
export const keepPlan =
  ({ db, clock, createId, ...deps }: Deps) =>
  async (caller: Identity, recommendationsId: string): Promise<Plan> => {
    requireTier(caller, "premium", "ai_plan");
    const { sub: userId } = caller;
    const repository = planRepository(db, deps);
    const before = await repository.find(userId);
    if (before?.recommendationsId === recommendationsId) return before;
    const kept = await keptAnswersRepository(db, deps)
      .find(userId, "recommendations", recommendationsId);
    if (!kept) throw notFound();
    const { steps, ...content } = (kept.content as Recommended).strategy;
    await repository.replace({
      id: createId(),
      userId,
      recommendationsId,
      content,
      steps: steps.map((text) => ({ id: createId(), text })),
      source: kept.source,
      generatedAt: kept.generatedAt,
      startedAt: clock.now(),
    });
    const plan = await repository.find(userId);
    if (!plan) throw notFound();
    return plan;
  };
