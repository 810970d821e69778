import { newPlan, planStepChange } from "@reclaim/contracts-insights/plan";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import { parse, parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { InsightsDeps } from "../shared/deps.ts";
import { changePlanStep } from "./change-plan-step.use-case.ts";
import { keepPlan } from "./keep-plan.use-case.ts";
import { planRepository } from "./plan.repository.ts";

/** What is kept stays readable and removable on every plan; going on with it needs Premium. */
export function planRoutes(deps: InsightsDeps): Hono<ServiceEnv> {
  const keep = keepPlan(deps);
  const change = changePlanStep(deps);
  const repository = planRepository(deps.db, deps);
  return new Hono<ServiceEnv>()
    .get(
      "/api/ai/plan",
      async (c) => c.json({ plan: await repository.find(requireCaller(c).sub) ?? null }),
    )
    .put("/api/ai/plan", async (c) => {
      const { recommendationsId } = await parseBody(c, newPlan);
      return c.json(await keep(requireCaller(c), recommendationsId));
    })
    .patch("/api/ai/plan/steps/:id", async (c) => {
      const id = parse(z.uuid(), c.req.param("id"));
      const { done } = await parseBody(c, planStepChange);
      return c.json(await change(requireCaller(c), id, done));
    })
    .delete("/api/ai/plan", async (c) => {
      await repository.remove(requireCaller(c).sub);
      return c.body(null, 204);
    });
}
