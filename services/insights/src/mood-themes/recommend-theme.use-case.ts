import type {
  CrisisAnswer,
  MoodTheme,
  MoodThemeRequest,
} from "@reclaim/contracts-insights/insights";
import * as z from "zod/mini";
import type { Assistant } from "../assistant/assistant.ts";
import type { Asker } from "../shared/asker.ts";
import { screened } from "../shared/screened.ts";
import { MOOD_THEME_PROMPT } from "./mood-themes.prompt.ts";
import { type MoodAnalysis, toMoodTheme } from "./mood-themes.wire.ts";

/** A model may name a theme that does not exist, or no keywords: `toMoodTheme` mends that (core specification §5). */
const analysed = z.object({
  themeRecommendation: z.string().check(z.maxLength(40)),
  moodKeywords: z.unknown(),
  recommendation: z.string().check(z.minLength(1), z.maxLength(400)),
});

/** Of as many newest check-ins a model is asked; of fewer than three the rules decide (core specification §4). */
const MIN_ASKED = 3;
const MAX_ASKED = 14;
const MAX_THOUGHTS = 300;

/** Recommends a theme from check-ins, newest first. Errors: those of the assistant. */
export const recommendTheme = ({ assistant, analyse }: {
  assistant: Pick<Assistant, "answer">;
  analyse(moods: number[]): MoodAnalysis;
}) =>
(
  { caller, signal }: Asker,
  { checkIns }: MoodThemeRequest,
): Promise<MoodTheme | CrisisAnswer> =>
  screened(checkIns.map(({ thoughts }) => thoughts), async () => {
    const byRule = () => analyse(checkIns.map(({ mood }) => mood));
    if (checkIns.length < MIN_ASKED) return toMoodTheme(byRule(), "guide");
    const asked = checkIns.slice(0, MAX_ASKED);
    const answer = await assistant.answer({
      caller,
      signal,
      quota: "themes",
      prompt: MOOD_THEME_PROMPT,
      input: {
        scale: { min: 1, max: 5 },
        checkIns: asked.map(({ mood, thoughts }) => ({
          mood,
          ...(thoughts ? { thoughts: thoughts.slice(0, MAX_THOUGHTS) } : {}),
        })),
      },
      hasTexts: asked.some(({ thoughts }) => thoughts),
      schema: analysed,
      guide: byRule,
    });
    return "crisis" in answer ? answer : toMoodTheme(answer.content, answer.source);
  });
