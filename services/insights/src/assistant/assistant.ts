import type { Quota } from "@reclaim/contracts-insights/quota";
import type { CrisisAnswer } from "@reclaim/contracts-insights/insights";
import type { Identity } from "@reclaim/platform/identity";
import type * as z from "zod/mini";
import type { LanguageModel, ModelMessage } from "../language-model/language-model.client.ts";
import { modelFailed } from "../language-model/language-model.errors.ts";
import { takeQuota } from "../quota/take-quota.use-case.ts";
import type { Asker } from "../shared/asker.ts";
import type { InsightsDeps } from "../shared/deps.ts";
import { type Prompt, promptLabel } from "../shared/prompt.ts";
import { mapTexts } from "../shared/texts.ts";
import { findFault, speaksOfHarm } from "./answer-check.model.ts";
import { fetchMember, type KnownMember } from "./member.client.ts";
import { anonymizer } from "./placeholders.model.ts";
import { toCheckedPieces } from "./checked-pieces.ts";

interface Question<Schema extends z.ZodMiniType> extends Asker {
  quota: Quota;
  prompt: Prompt;
  /** All that the model gets to know: fields that were picked one by one (D33), moods with their scale. */
  input: Record<string, unknown>;
  /** Whether `input` holds what the member wrote: then his names are taken out of it first (D55). */
  hasTexts: boolean;
  schema: Schema;
  /** Answers where no model is configured. */
  guide(): z.output<Schema>;
}

/** An answer with who wrote it; `prompt` names the instructions that a model got. */
export type Written<Content> =
  | { content: Content; source: "guide"; prompt: null }
  | { content: Content; source: "model"; prompt: string };

type Deps =
  & Pick<InsightsDeps, "db" | "clock" | "log" | "getServiceClient">
  & { model: LanguageModel | undefined };

const namesOf = ({ name, username, pseudonym }: KnownMember, { email }: Identity) =>
  anonymizer([name, username, pseudonym, email, email?.split("@")[0]]);

/**
 * The one way to an answer. With a model: the quota, the member's names taken out, the question, the
 * checks on what it says; an answer that shows signs of risk becomes a `crisisAnswer`. Without one: the
 * guide. A model that fails is an error and never becomes an answer of the guide (AIW-17). What the
 * member wrote was screened before. Errors: 429 `quota_exceeded`, 502 `model_failed`, 504
 * `model_timeout`, 503 `unavailable`.
 */
export function createAssistant(deps: Deps) {
  const { model } = deps;
  const take = takeQuota(deps);
  return {
    source: model ? "model" as const : "guide" as const,

    async answer<Schema extends z.ZodMiniType>(
      { caller, signal, quota, prompt, input, hasTexts, schema, guide }: Question<Schema>,
    ): Promise<Written<z.output<Schema>> | CrisisAnswer> {
      if (!model) return { content: guide(), source: "guide", prompt: null };
      const anonymize = hasTexts ? namesOf(await fetchMember(deps, caller), caller) : null;
      const shown = anonymize ? mapTexts(input, anonymize) : input;
      const giveBack = await take(caller, quota);
      try {
        const content = await model.complete({
          prompt,
          messages: [{ role: "user", content: JSON.stringify(shown) }],
          signal,
          schema,
          check: (answer) => speaksOfHarm(answer) ? undefined : findFault(answer, prompt.text),
        });
        if (speaksOfHarm(content)) return { crisis: true };
        return { content, source: "model", prompt: promptLabel(prompt) };
      } catch (error) {
        // Who hung up has cost as much as who waited.
        if (!signal.aborted) await giveBack();
        throw error;
      }
    },

    /**
     * Begins an answer in plain text, which comes piece by piece, each checked with all before it. A piece
     * that fails the check ends it with 502 `model_failed`, one with signs of risk with `CrisisInAnswer`.
     */
    async converse(
      { caller, signal, prompt, messages, guide }: Asker & {
        prompt: Prompt;
        /** The conversation, with the new message at its end; the situation as the guide gets it. */
        messages: ModelMessage[];
        guide(situation: KnownMember): string;
      },
    ): Promise<{ source: "model" | "guide"; pieces: AsyncIterable<string> }> {
      const member = await fetchMember(deps, caller);
      if (!model) return { source: "guide", pieces: sentencesOf(guide(member)) };
      const anonymize = namesOf(member, caller);
      const giveBack = await take(caller, "coach");
      const { name: _name, username: _username, pseudonym: _pseudonym, ...situation } = member;
      const about = JSON.stringify({ situation: { ...situation, scale: { min: 1, max: 5 } } });
      const pieces = model.stream({
        prompt,
        messages: [
          { role: "user", content: about },
          ...messages.map((message) => ({ ...message, content: anonymize(message.content) })),
        ],
        signal,
      });
      return {
        source: "model",
        pieces: toCheckedPieces(pieces, {
          check(text) {
            if (findFault(text, prompt.text)) throw modelFailed();
          },
          onFailure: giveBack,
          signal,
        }),
      };
    },
  };
}
export type Assistant = ReturnType<typeof createAssistant>;

/** The guide's words come in pieces, too, so that a page has one way to show an answer. */
async function* sentencesOf(text: string): AsyncGenerator<string> {
  yield* text.match(/[^.!?\n]+[.!?\n]*\s*/g) ?? [text];
}
