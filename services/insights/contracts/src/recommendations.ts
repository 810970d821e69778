import { PILLAR_IDS } from "@reclaim/contracts-members/catalogue";
import { exerciseId } from "@reclaim/contracts-members/practice";
import { localDate } from "@reclaim/contracts-common/time";
import * as z from "zod/mini";
import { crisisAnswer, generatedAt, memberSituation, source } from "./insights.ts";
import { MOOD_LIMIT, moodEntry } from "./moods.ts";

const words = (limit: number) => z.string().check(z.minLength(1), z.maxLength(limit));
const title = words(120);
const description = words(800);

/**
 * Body of POST /api/ai/recommendations (community specification §7). `moodData` and `practices`, in any order, let the
 * answer say what went with good and bad days; `localDate` is the member's today, by default the server's.
 */
export const recommendationsRequest = z.extend(memberSituation, {
  moodData: z.optional(z.array(moodEntry).check(z.maxLength(MOOD_LIMIT))),
  practices: z.optional(
    z.array(z.object({ exerciseId, localDate })).check(z.maxLength(MOOD_LIMIT)),
  ),
  localDate: z.optional(localDate),
});
export type RecommendationsRequest = z.infer<typeof recommendationsRequest>;

export const PRIORITIES = ["high", "medium", "low"] as const;
export const SEVERITIES = ["positive", "neutral", "concerning"] as const;
/** Short is 1-4 weeks, medium 1-3 months, long 3 months and more (community specification §9). */
export const TIMEFRAMES = ["short", "medium", "long"] as const;

export const dailyAction = z.object({
  title,
  description,
  priority: z.enum(PRIORITIES),
  pillar: z.enum(PILLAR_IDS),
});
export type DailyAction = z.infer<typeof dailyAction>;

/** `relatedPattern` is what in his data it was read from. */
export const insight = z.object({
  title,
  description,
  severity: z.enum(SEVERITIES),
  relatedPattern: words(300),
});
export type Insight = z.infer<typeof insight>;

/** `module` as a member reads it; `pillar` and `moduleId` are where it is. */
export const focusModule = z.object({
  module: title,
  pillar: z.enum(PILLAR_IDS),
  moduleId: z.int().check(z.gte(1), z.lte(8)),
  reason: description,
});
export type FocusModule = z.infer<typeof focusModule>;

export const strategy = z.object({
  title,
  timeframe: z.enum(TIMEFRAMES),
  description,
  steps: z.array(words(300)).check(z.minLength(1), z.maxLength(8)),
});
export type Strategy = z.infer<typeof strategy>;

/** What is recommended, without what the server adds (community specification §3). */
export const recommended = z.object({
  dailyActions: z.array(dailyAction).check(z.minLength(1), z.maxLength(5)),
  insights: z.array(insight).check(z.maxLength(5)),
  focusModule,
  strategy,
});
export type Recommended = z.infer<typeof recommended>;

/** An answer of POST /api/ai/recommendations; it is kept under `id`. */
export const recommendations = z.extend(recommended, { id: z.uuid(), source, generatedAt });
export type Recommendations = z.infer<typeof recommendations>;
export const recommendationsAnswer = z.union([recommendations, crisisAnswer]);
