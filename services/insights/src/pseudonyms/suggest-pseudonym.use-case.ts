import type { GeneratedPseudonym } from "@reclaim/contracts-insights/insights";
import { randomPseudonym } from "@reclaim/contracts-insights/pseudonym-words";
import * as z from "zod/mini";
import type { Assistant } from "../assistant/assistant.ts";
import { modelFailed } from "../language-model/language-model.errors.ts";
import type { Asker } from "../shared/asker.ts";
import { PSEUDONYM_PROMPT } from "./pseudonyms.prompt.ts";

const written = z.object({
  pseudonym: z.string().check(z.maxLength(25), z.regex(/^[A-Z][a-z]+ [A-Z][a-z]+$/)),
});
const LETTERS = "ABCDEFGHIJKLMNOPRSTUVW";

/** Suggests a pseudonym; nothing of the member goes into it. `random` gives numbers from 0 to below 1. */
export const suggestPseudonym =
  ({ assistant, random }: { assistant: Assistant; random(): number }) =>
  async ({ caller, signal }: Asker): Promise<GeneratedPseudonym> => {
    const answer = await assistant.answer({
      caller,
      signal,
      quota: "answers",
      prompt: PSEUDONYM_PROMPT,
      // Without a chance of its own a model invents the same few names.
      input: { startsWith: LETTERS[Math.floor(random() * LETTERS.length)] },
      hasTexts: false,
      schema: written,
      guide: () => ({ pseudonym: randomPseudonym(random) }),
    });
    // A name that reads like a sign of risk says nothing about the member.
    if ("crisis" in answer) throw modelFailed();
    return { ...answer.content, source: answer.source };
  };
