import {
  type CrisisAnswer,
  type JournalPrompt,
  journalPrompt,
  type JournalPromptRequest,
} from "@reclaim/contracts-insights/insights";
import { requireTier } from "@reclaim/platform/identity";
import * as z from "zod/mini";
import type { Assistant } from "../assistant/assistant.ts";
import { keepAnswer } from "../kept-answers/keep-answer.ts";
import { keptAnswersRepository } from "../kept-answers/kept-answers.repository.ts";
import type { Asker } from "../shared/asker.ts";
import type { InsightsDeps } from "../shared/deps.ts";
import type { Guide } from "../shared/guide.ts";
import { screened } from "../shared/screened.ts";
import { todayOf } from "../shared/today.ts";
import { JOURNAL_PROMPT } from "./journal-prompts.prompt.ts";

type Deps = Pick<InsightsDeps, "db" | "clock" | "createId" | "insightsMasterKeys" | "log"> & {
  assistant: Assistant;
  guide: Guide;
};

const written = z.pick(journalPrompt, { prompt: true });

/** Suggests a journal prompt, and keeps it. Errors: those of the assistant, 403 `upgrade_required`. */
export const suggestJournalPrompt = ({ assistant, guide, ...deps }: Deps) => {
  const keep = keepAnswer(deps);
  return (
    { caller, signal }: Asker,
    request: JournalPromptRequest,
  ): Promise<JournalPrompt | CrisisAnswer> =>
    screened([request.previous], async () => {
      requireTier(caller, "essential", "ai_journal_prompts");
      const kept = await keptAnswersRepository(deps.db, deps).newest(caller.sub, "journal-prompt");
      const shown = request.previous ? [request.previous] : [];
      const past = kept.map(({ content }) => (content as Pick<JournalPrompt, "prompt">).prompt);
      const previous = [...new Set([...shown, ...past])];
      const { age, goals, burnoutLevel, progress, recentMoods } = request;
      const { journalEntries, completedModules, streak } = request;
      const answer = await assistant.answer({
        caller,
        signal,
        quota: "answers",
        prompt: JOURNAL_PROMPT,
        input: {
          scale: { min: 1, max: 5 },
          situation: {
            age,
            goals,
            burnoutLevel,
            progress,
            recentMoods,
            journalEntries,
            completedModules,
            streak,
          },
          previousPrompts: previous,
        },
        hasTexts: shown.length > 0,
        schema: written,
        guide: () => ({
          prompt: guide.suggestPrompt({
            request,
            today: todayOf(undefined, deps.clock.now()),
            previous,
          }),
        }),
      });
      return "crisis" in answer ? answer : await keep(caller.sub, "journal-prompt", answer);
    });
};
