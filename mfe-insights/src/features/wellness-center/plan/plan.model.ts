import type { Plan } from "@reclaim/contracts-insights/plan";

/** The plan with a step ticked off at an ISO instant, or open again with null. */
export const tickStep = (plan: Plan, stepId: string, doneAt: string | null): Plan => ({
  ...plan,
  steps: plan.steps.map((step) => step.id === stepId ? { ...step, doneAt } : step),
});

/** How many steps are ticked off. */
export const countDone = ({ steps }: Plan): number =>
  steps.filter(({ doneAt }) => doneAt !== null).length;
