import type { CrisisAnswer } from "@reclaim/contracts-insights/insights";
import type {
  Recommendations,
  RecommendationsRequest,
  Recommended,
} from "@reclaim/contracts-insights/recommendations";
import { requireTier } from "@reclaim/platform/identity";
import type { Assistant } from "../assistant/assistant.ts";
import { keepAnswer } from "../kept-answers/keep-answer.ts";
import { keptAnswersRepository } from "../kept-answers/kept-answers.repository.ts";
import type { Asker } from "../shared/asker.ts";
import type { InsightsDeps } from "../shared/deps.ts";
import type { Guide } from "../shared/guide.ts";
import { screened } from "../shared/screened.ts";
import { todayOf } from "../shared/today.ts";
import { modelRecommended, toModelInput, withNextModule } from "./recommendations.model.ts";
import { RECOMMENDATIONS_PROMPT } from "./recommendations.prompt.ts";

type Deps = Pick<InsightsDeps, "db" | "clock" | "createId" | "insightsMasterKeys" | "log"> & {
  assistant: Assistant;
  guide: Guide;
};

/** How many answers before this one are looked at, so that the same does not come twice in a row. */
const LOOKED_BACK = 3;

/** Recommends what to do next, and keeps the answer. Errors: those of the assistant, 403 `upgrade_required`. */
export const recommend = ({ assistant, guide, ...deps }: Deps) => {
  const keep = keepAnswer(deps);
  return (
    { caller, signal }: Asker,
    request: RecommendationsRequest,
  ): Promise<Recommendations | CrisisAnswer> => {
    const notes = request.moodData?.map(({ note }) => note) ?? [];
    return screened(notes, async () => {
      requireTier(caller, "essential", "ai_recommendations");
      const today = todayOf(request.localDate, deps.clock.now());
      const kept = await keptAnswersRepository(deps.db, deps)
        .newest(caller.sub, "recommendations", LOOKED_BACK);
      const previous = kept.map(({ content }) => content as Recommended);
      const answer = await assistant.answer({
        caller,
        signal,
        quota: "answers",
        prompt: RECOMMENDATIONS_PROMPT,
        input: toModelInput(request, today, previous),
        hasTexts: notes.some(Boolean),
        schema: modelRecommended,
        guide: () => guide.recommend({ request, today, previous }),
      });
      if ("crisis" in answer) return answer;
      const content = withNextModule(answer.content, request.progress);
      return await keep(caller.sub, "recommendations", { ...answer, content });
    });
  };
};
