import * as z from "zod/mini";
import { mood, THOUGHTS_LIMIT } from "@reclaim/contracts-members/check-ins";
import { ageBand, burnoutLevel, goal } from "@reclaim/contracts-members/members";
import { THEMES } from "./mood-themes.ts";
import { crisisSign, text } from "@reclaim/contracts-common/text";

/** Who wrote an answer: a language model, or the built-in rules (D31). */
export const source = z.enum(["model", "guide"]);
export type Source = z.infer<typeof source>;

/**
 * What every AI call answers, instead of what was asked, when a text in it shows signs of risk: the
 * screen then offers crisis resources (D34).
 */
export const crisisAnswer = z.object({ crisis: crisisSign });
export type CrisisAnswer = z.infer<typeof crisisAnswer>;

/** ISO instant at which an answer was made. */
export const generatedAt = z.string();

/** The scale of the member's moods; calls that carry moods carry it, too, and no other one is taken (D56). */
export const moodScale = z.object({ min: z.literal(1), max: z.literal(5) });

/** Body of POST /api/ai/mood-theme-analysis: check-ins, newest first. */
export const moodThemeRequest = z.object({
  scale: z.optional(moodScale),
  checkIns: z.array(z.object({
    mood,
    date: z.optional(text(64)),
    thoughts: z.optional(z.nullable(text(THOUGHTS_LIMIT))),
  })).check(z.maxLength(5000)),
});

export type MoodThemeRequest = z.infer<typeof moodThemeRequest>;

/** Answer of POST /api/ai/mood-theme-analysis, or a `crisisAnswer`. Keywords: at most 5, lower case, distinct. */
export const moodTheme = z.object({
  themeRecommendation: z.enum(THEMES),
  moodKeywords: z.array(z.string()).check(z.maxLength(5)),
  recommendation: z.string(),
  source,
});
export type MoodTheme = z.infer<typeof moodTheme>;

const percent = z.number().check(z.gte(0), z.lte(100));
const count = z.int().check(z.gte(0));

/**
 * What the AI helpers may know of a member (community specification §7), as GET /api/me answers it; all of it may be
 * absent. Moods are 1 to 5, newest first; nothing in it names him (D33).
 */
export const memberSituation = z.object({
  age: z.optional(z.nullable(ageBand)),
  goals: z.optional(z.array(goal)),
  burnoutLevel: z.optional(z.nullable(burnoutLevel)),
  progress: z.optional(z.object({
    bodyReset: percent,
    mindReset: percent,
    emotionalReset: percent,
    financialReset: percent,
  })),
  scale: z.optional(moodScale),
  recentMoods: z.optional(z.array(mood).check(z.maxLength(100))),
  journalEntries: z.optional(count),
  completedModules: z.optional(count),
  streak: z.optional(count),
});
export type MemberSituation = z.infer<typeof memberSituation>;

/** Body of POST /api/ai/journal-prompt. `previous` is the prompt shown now, so that another comes. */
export const journalPromptRequest = z.extend(memberSituation, {
  previous: z.optional(z.nullable(text(2000))),
});
export type JournalPromptRequest = z.infer<typeof journalPromptRequest>;

/**
 * Answer of POST /api/ai/journal-prompt, or a `crisisAnswer`; it is kept under `id`. Errors: 403
 * `upgrade_required` below Essential.
 */
export const journalPrompt = z.object({
  id: z.uuid(),
  prompt: z.string().check(z.minLength(1), z.maxLength(400)),
  source,
  generatedAt,
});
export type JournalPrompt = z.infer<typeof journalPrompt>;
export const journalPromptAnswer = z.union([journalPrompt, crisisAnswer]);

/** Body of POST /api/ai/generate-pseudonym; a `userId` must be the caller's own. */
export const pseudonymRequest = z.object({ userId: z.optional(z.string()) });

/** Answer of POST /api/ai/generate-pseudonym: a suggestion, neither reserved nor checked. */
export const generatedPseudonym = z.object({ pseudonym: z.string(), source });
export type GeneratedPseudonym = z.infer<typeof generatedPseudonym>;
