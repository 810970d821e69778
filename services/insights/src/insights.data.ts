import type { MemberData } from "@reclaim/platform/member-data";
import { coachRepository } from "./coach/coach.repository.ts";
import { coachMessages } from "./coach/coach.table.ts";
import { toCoachMessage } from "./coach/coach.wire.ts";
import { keptAnswersRepository } from "./kept-answers/kept-answers.repository.ts";
import { answers } from "./kept-answers/kept-answers.table.ts";
import { toAnswer } from "./kept-answers/kept-answers.wire.ts";
import { planRepository } from "./plan/plan.repository.ts";
import { plans, planSteps } from "./plan/plan.table.ts";
import { modelQuotas } from "./quota/quota.table.ts";
import type { InsightsDeps } from "./shared/deps.ts";

/** What this service stores about members. */
export const insightsData: MemberData<InsightsDeps> = {
  tables: [
    {
      owner: answers.userId,
      exportName: "aiAnswers",
      readExport: async (deps, userId) =>
        (await keptAnswersRepository(deps.db, deps).all(userId))
          .map((kept) => ({ kind: kept.kind, ...toAnswer(kept) })),
    },
    {
      owner: coachMessages.userId,
      exportName: "coachMessages",
      readExport: async (deps, userId) =>
        (await coachRepository(deps.db, deps).all(userId)).map(toCoachMessage),
    },
    { owner: planSteps.userId },
    {
      owner: plans.userId,
      exportName: "plan",
      readExport: async (deps, userId) =>
        [await planRepository(deps.db, deps).find(userId)].filter(Boolean),
    },
    { owner: modelQuotas.userId, exportName: "aiQuotas" },
  ],
  otherTables: [],
};
