import type { CrisisAnswer } from "@reclaim/contracts-insights/insights";
import {
  interpretedMoods,
  type MoodAnalysis,
  type MoodAnalysisRequest,
} from "@reclaim/contracts-insights/mood-analysis";
import { requireTier } from "@reclaim/platform/identity";
import type { Assistant } from "../assistant/assistant.ts";
import { keepAnswer } from "../kept-answers/keep-answer.ts";
import type { Asker } from "../shared/asker.ts";
import type { InsightsDeps } from "../shared/deps.ts";
import type { Guide } from "../shared/guide.ts";
import { moodFacts, oldestFirst, shownMoods, weekdayAverages } from "../shared/moods.model.ts";
import { screened } from "../shared/screened.ts";
import { MOOD_ANALYSIS_PROMPT } from "./mood-analysis.prompt.ts";

type Deps = Pick<InsightsDeps, "db" | "clock" | "createId" | "insightsMasterKeys" | "log"> & {
  assistant: Assistant;
  guide: Guide;
};

/**
 * Says what moods show, and keeps the answer; average and trend are counted, whoever writes the rest.
 * Errors: those of the assistant, 403 `upgrade_required`.
 */
export const interpretMoods = ({ assistant, guide, ...deps }: Deps) => {
  const keep = keepAnswer(deps);
  return (
    { caller, signal }: Asker,
    { moodData }: MoodAnalysisRequest,
  ): Promise<MoodAnalysis | CrisisAnswer> => {
    const notes = moodData.map(({ note }) => note);
    return screened(notes, async () => {
      requireTier(caller, "essential", "ai_mood_analysis");
      const moods = oldestFirst(moodData);
      const facts = moodFacts(moods);
      const answer = await assistant.answer({
        caller,
        signal,
        quota: "answers",
        prompt: MOOD_ANALYSIS_PROMPT,
        input: {
          scale: { min: 1, max: 5 },
          figures: { ...facts, moods: moods.length },
          weekdays: weekdayAverages(moods),
          moods: shownMoods(moods),
        },
        hasTexts: notes.some(Boolean),
        schema: interpretedMoods,
        guide: () => guide.interpretMoods({ moods, facts }),
      });
      if ("crisis" in answer) return answer;
      const content = { ...facts, ...answer.content };
      return await keep(caller.sub, "mood-analysis", { ...answer, content });
    });
  };
};
