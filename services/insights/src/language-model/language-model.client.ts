import type { ModelAccess } from "@reclaim/platform/config";
import { AppError } from "@reclaim/platform/errors";
import type OpenAI from "openai";
import * as z from "zod/mini";
import type { InsightsDeps } from "../shared/deps.ts";
import { type Prompt, promptLabel } from "../shared/prompt.ts";
import { toAnswerSchema } from "./answer-schema.ts";
import { modelFailed, modelTimeout } from "./language-model.errors.ts";
import { createModelMetrics, type Outcome } from "./language-model.metrics.ts";

/** How long the model may take (D58). */
export interface ModelTimeouts {
  /** One try; of a stream, until the next piece. */
  tryMs: number;
  totalMs: number;
}
export const MODEL_TIMEOUTS: ModelTimeouts = { tryMs: 20_000, totalMs: 65_000 };

const MAX_RETRIES = 2;
const MAX_TOKENS = 4000;
const OPENAI_URL = "https://api.openai.com/v1";

export interface ModelMessage {
  role: "user" | "assistant";
  content: string;
}

interface Question {
  prompt: Prompt;
  messages: ModelMessage[];
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** What a model answered is not shown; the reason stands in the log. */
class RejectedAnswer extends Error {
  override name = "RejectedAnswer";
  constructor(readonly code: string) {
    super(code);
  }
}

/**
 * The language model at OpenAI or any server that speaks its protocol. Errors: 502 `model_failed`, 504
 * `model_timeout`; the model's own words are neither told nor logged.
 */
export function createLanguageModel(
  access: ModelAccess,
  { metrics, log, timeouts = MODEL_TIMEOUTS, now = () => performance.now() }:
    & Pick<InsightsDeps, "metrics" | "log">
    & { timeouts?: ModelTimeouts; now?: () => number },
) {
  const figures = createModelMetrics(metrics, access.prices);
  let opened: Promise<OpenAI> | undefined;
  /** With the first question, since most processes never ask one and the library is large. */
  const open = () => opened ??= openClient(access, timeouts.tryMs);

  /** Runs one question: its time limit, its figures, its errors. */
  function begin({ prompt, signal }: Question) {
    const started = now();
    const ending = new AbortController();
    let isLate = false;
    const tooLate = () => {
      isLate = true;
      ending.abort();
    };
    const hangUp = () => ending.abort();
    if (signal.aborted) hangUp();
    else signal.addEventListener("abort", hangUp, { once: true });
    const total = setTimeout(tooLate, timeouts.totalMs);
    let idle: ReturnType<typeof setTimeout> | undefined;
    const end = (outcome: Outcome) => {
      clearTimeout(total);
      clearTimeout(idle);
      signal.removeEventListener("abort", hangUp);
      figures.observe(promptLabel(prompt), outcome, (now() - started) / 1000);
    };
    return {
      signal: ending.signal,
      /** A piece has come, and the next one has as long again. */
      touch() {
        clearTimeout(idle);
        idle = setTimeout(tooLate, timeouts.tryMs);
      },
      count(usage: OpenAI.CompletionUsage | null | undefined) {
        if (!usage) return;
        figures.countTokens(promptLabel(prompt), usage.prompt_tokens, usage.completion_tokens);
      },
      end,
      /** The error that a caller may see. */
      fail(error: unknown): AppError {
        if (signal.aborted) {
          end("cancelled");
          return modelFailed();
        }
        const isTimeout = isLate ||
          (error instanceof Error && error.constructor.name === "APIConnectionTimeoutError");
        const isRejected = error instanceof RejectedAnswer;
        end(isTimeout ? "timeout" : isRejected ? "rejected" : "failed");
        log.error("the language model failed", error, {
          prompt: promptLabel(prompt),
          status: (error as { status?: unknown }).status,
          reason: isRejected ? error.code : undefined,
        });
        return isTimeout ? modelTimeout() : modelFailed();
      },
    };
  }

  const toRequest = ({ prompt, messages }: Question) => ({
    model: access.model,
    messages: [{ role: "system" as const, content: prompt.text }, ...messages],
    max_completion_tokens: MAX_TOKENS,
  });

  return {
    /** An answer that is what `schema` says. `check` gives the fault of one that may not be shown. */
    async complete<Schema extends z.ZodMiniType>(
      question: Question & {
        schema: Schema;
        check(answer: z.output<Schema>): string | undefined;
      },
    ): Promise<z.output<Schema>> {
      const client = await open();
      const run = begin(question);
      try {
        const completion = await client.chat.completions.create({
          ...toRequest(question),
          response_format: {
            type: "json_schema",
            json_schema: {
              name: question.prompt.name.replaceAll("-", "_"),
              strict: true,
              schema: toAnswerSchema(question.schema),
            },
          },
        }, { signal: run.signal });
        run.count(completion.usage);
        const answer = parseAnswer(completion.choices?.[0], question.schema);
        const fault = question.check(answer);
        if (fault) throw new RejectedAnswer(fault);
        run.end("answered");
        return answer;
      } catch (error) {
        throw run.fail(error);
      }
    },

    /** The pieces of an answer in plain text, as they come. */
    async *stream(question: Question): AsyncGenerator<string> {
      const client = await open();
      const run = begin(question);
      let isEnded = false;
      try {
        const pieces = await client.chat.completions.create({
          ...toRequest(question),
          stream: true,
          stream_options: { include_usage: true },
        }, { signal: run.signal });
        let reason: string | undefined;
        run.touch();
        for await (const piece of pieces) {
          run.touch();
          run.count(piece.usage);
          const [choice] = piece.choices ?? [];
          if (choice?.delta?.refusal) throw new RejectedAnswer("refusal");
          if (choice?.finish_reason) reason = choice.finish_reason;
          if (choice?.delta?.content) yield choice.delta.content;
        }
        // The library ends a stream that was aborted as if it were over.
        if (run.signal.aborted) throw run.signal.reason;
        if (reason !== "stop") throw new RejectedAnswer(reason ?? "broken_off");
        isEnded = true;
        run.end("answered");
      } catch (error) {
        isEnded = true;
        throw run.fail(error);
      } finally {
        // Who reads has stopped.
        if (!isEnded) run.end(question.signal.aborted ? "cancelled" : "rejected");
      }
    },
  };
}
export type LanguageModel = ReturnType<typeof createLanguageModel>;

async function openClient({ apiKey, baseUrl }: ModelAccess, timeout: number): Promise<OpenAI> {
  const { default: Client } = await import("openai");
  return new Client({
    apiKey,
    baseURL: baseUrl ?? OPENAI_URL,
    timeout,
    maxRetries: MAX_RETRIES,
    // It would read these from the environment, and write what members wrote to the console.
    organization: null,
    project: null,
    logLevel: "off",
  });
}

function parseAnswer<Schema extends z.ZodMiniType>(
  choice: OpenAI.ChatCompletion.Choice | undefined,
  schema: Schema,
): z.output<Schema> {
  if (!choice?.message) throw new RejectedAnswer("no_answer");
  if (choice.message.refusal) throw new RejectedAnswer("refusal");
  if (choice.finish_reason !== "stop") throw new RejectedAnswer(choice.finish_reason);
  let value: unknown;
  try {
    value = JSON.parse(choice.message.content ?? "");
  } catch {
    throw new RejectedAnswer("no_json");
  }
  const { success, data } = z.safeParse(schema, value);
  if (!success) throw new RejectedAnswer("schema_mismatch");
  return data;
}
