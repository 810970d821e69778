import * as z from "zod/mini";
import { journalPrompt } from "./insights.ts";
import { moodAnalysis } from "./mood-analysis.ts";
import { recommendations } from "./recommendations.ts";

/** How many answers of each kind are kept. */
export const KEPT_ANSWERS = 20;

/** Answers that are kept for their member, each with the instant at which it was made; newest first. */
export const keptAnswers = z.object({
  recommendations: z.array(recommendations),
  journalPrompts: z.array(journalPrompt),
  moodAnalyses: z.array(moodAnalysis),
});
export type KeptAnswers = z.infer<typeof keptAnswers>;
