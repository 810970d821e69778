import * as z from "zod/mini";
import { mood, THOUGHTS_LIMIT } from "./check-ins.ts";
import { ageBand, burnoutLevel, goal } from "./members.ts";
import { THEMES } from "./mood-themes.ts";
import { crisisSign } from "./text.ts";

/** Who wrote an answer: a language model, or the built-in rules (D31). */
export const source = z.enum(["model", "guide"]);

/**
 * What every AI call answers, instead of what was asked, when a text in it shows signs of risk: the
 * screen then offers crisis resources (D34).
 */
const crisisAnswer = z.object({ crisis: crisisSign });
export type CrisisAnswer = z.infer<typeof crisisAnswer>;

/** Body of POST /api/ai/mood-theme-analysis: check-ins, newest first. */
export const moodThemeRequest = z.object({
  checkIns: z.array(z.object({
    mood,
    date: z.optional(z.string()),
    thoughts: z.optional(z.nullable(z.string().check(z.maxLength(THOUGHTS_LIMIT)))),
  })).check(z.maxLength(5000)),
});

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
 * What the AI helpers may know of a member (M§7), as GET /api/me answers it; all of it may be
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
  recentMoods: z.optional(z.array(mood).check(z.maxLength(100))),
  journalEntries: z.optional(count),
  completedModules: z.optional(count),
  streak: z.optional(count),
});
export type MemberSituation = z.infer<typeof memberSituation>;

/** Body of POST /api/ai/journal-prompt. `previous` is the prompt shown now, so that another comes. */
export const journalPromptRequest = z.extend(memberSituation, {
  previous: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
});
export type JournalPromptRequest = z.infer<typeof journalPromptRequest>;

/** Answer of POST /api/ai/journal-prompt, or a `crisisAnswer`. Errors: 403 `upgrade_required` below Essential. */
export const journalPrompt = z.object({ prompt: z.string(), source });
export type JournalPrompt = z.infer<typeof journalPrompt>;
export const journalPromptAnswer = z.union([journalPrompt, crisisAnswer]);

/** Body of POST /api/ai/generate-pseudonym; a `userId` must be the caller's own. */
export const pseudonymRequest = z.object({ userId: z.optional(z.string()) });

/** Answer of POST /api/ai/generate-pseudonym: a suggestion, neither reserved nor checked. */
export const generatedPseudonym = z.object({ pseudonym: z.string(), source });
export type GeneratedPseudonym = z.infer<typeof generatedPseudonym>;
