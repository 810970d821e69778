import * as z from "zod/mini";
import { crisisAnswer, generatedAt, moodScale, source } from "./insights.ts";
import { MOOD_LIMIT, moodEntry } from "./moods.ts";

/** An analysis needs that many moods (community specification §9). */
export const MIN_MOODS = 5;

/** Body of POST /api/ai/mood-analysis: moods in any order. */
export const moodAnalysisRequest = z.object({
  scale: z.optional(moodScale),
  moodData: z.array(moodEntry).check(
    z.minLength(MIN_MOODS, { error: `An analysis needs at least ${MIN_MOODS} moods` }),
    z.maxLength(MOOD_LIMIT),
  ),
});
export type MoodAnalysisRequest = z.infer<typeof moodAnalysisRequest>;

const words = (limit: number) => z.string().check(z.minLength(1), z.maxLength(limit));
const share = z.number().check(z.gte(0), z.lte(100));

export const TRENDS = ["improving", "stable", "declining"] as const;
export const IMPACTS = ["positive", "negative", "other"] as const;
export const SUGGESTION_CATEGORIES = ["activity", "habit", "mindset"] as const;

/** `frequency` is the share of his days in percent. */
export const moodPattern = z.object({
  type: words(80),
  description: words(600),
  impact: z.enum(IMPACTS),
  frequency: share,
});
export type MoodPattern = z.infer<typeof moodPattern>;

/** `likelihood` is in percent; `examples` are days or words of his. */
export const moodTrigger = z.object({
  trigger: words(120),
  likelihood: share,
  examples: z.array(words(300)).check(z.maxLength(5)),
});
export type MoodTrigger = z.infer<typeof moodTrigger>;

export const moodSuggestion = z.object({
  category: z.enum(SUGGESTION_CATEGORIES),
  title: words(120),
  description: words(600),
});
export type MoodSuggestion = z.infer<typeof moodSuggestion>;

/** What is made of moods, without what the server counts and adds (community specification §3). */
export const interpretedMoods = z.object({
  summary: words(1200),
  patterns: z.array(moodPattern).check(z.maxLength(6)),
  triggers: z.array(moodTrigger).check(z.maxLength(6)),
  suggestions: z.array(moodSuggestion).check(z.minLength(1), z.maxLength(6)),
});
export type InterpretedMoods = z.infer<typeof interpretedMoods>;

/**
 * An answer of POST /api/ai/mood-analysis; it is kept under `id`. `averageScore`, to two digits, and `trend`
 * are counted by the server, whoever wrote the rest.
 */
export const moodAnalysis = z.extend(interpretedMoods, {
  id: z.uuid(),
  averageScore: z.number().check(z.gte(1), z.lte(5)),
  trend: z.enum(TRENDS),
  source,
  generatedAt,
});
export type MoodAnalysis = z.infer<typeof moodAnalysis>;
export const moodAnalysisAnswer = z.union([moodAnalysis, crisisAnswer]);
