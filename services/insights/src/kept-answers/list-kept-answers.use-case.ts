import type { JournalPrompt } from "@reclaim/contracts-insights/insights";
import type { KeptAnswers } from "@reclaim/contracts-insights/kept-answers";
import type { MoodAnalysis } from "@reclaim/contracts-insights/mood-analysis";
import type { Recommendations } from "@reclaim/contracts-insights/recommendations";
import type { InsightsDeps } from "../shared/deps.ts";
import { keptAnswersRepository } from "./kept-answers.repository.ts";
import { toAnswer } from "./kept-answers.wire.ts";

/** All answers that are kept for a member, newest first. */
export const listKeptAnswers =
  ({ db, ...deps }: Pick<InsightsDeps, "db" | "insightsMasterKeys" | "log">) =>
  async (userId: string): Promise<KeptAnswers> => {
    const repository = keptAnswersRepository(db, deps);
    const [recommendations, journalPrompts, moodAnalyses] = await Promise.all([
      repository.newest(userId, "recommendations"),
      repository.newest(userId, "journal-prompt"),
      repository.newest(userId, "mood-analysis"),
    ]);
    return {
      recommendations: recommendations.map((kept) => toAnswer<Recommendations>(kept)),
      journalPrompts: journalPrompts.map((kept) => toAnswer<JournalPrompt>(kept)),
      moodAnalyses: moodAnalyses.map((kept) => toAnswer<MoodAnalysis>(kept)),
    };
  };
