import * as z from "zod/mini";
import { source } from "./insights.ts";
import { TIMEFRAMES } from "./recommendations.ts";

/** Body of PUT /api/ai/plan: the kept recommendations whose strategy becomes the plan, in place of another one. */
export const newPlan = z.object({ recommendationsId: z.uuid() });

/** One step; `doneAt` is the ISO instant at which it was ticked off, or null. */
export const planStep = z.object({
  id: z.uuid(),
  text: z.string(),
  doneAt: z.nullable(z.string()),
});
export type PlanStep = z.infer<typeof planStep>;

/** The member's transformation plan (D44): a strategy that he keeps, and how far he is. Instants are ISO. */
export const plan = z.object({
  id: z.uuid(),
  recommendationsId: z.uuid(),
  title: z.string(),
  timeframe: z.enum(TIMEFRAMES),
  description: z.string(),
  steps: z.array(planStep),
  source,
  generatedAt: z.string(),
  startedAt: z.string(),
});
export type Plan = z.infer<typeof plan>;

/** Answer of GET /api/ai/plan: null when there is none. */
export const ownPlan = z.object({ plan: z.nullable(plan) });

/** Body of PATCH /api/ai/plan/steps/{id}. */
export const planStepChange = z.object({ done: z.boolean() });
