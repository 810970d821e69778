import { Counter, Histogram, type Registry } from "prom-client";

/** How a question to the model ended. */
export type Outcome = "answered" | "failed" | "timeout" | "rejected" | "cancelled";

/** Figures of the model: questions, time, tokens and what they cost. Labels never name a member. */
export function createModelMetrics(
  metrics: Registry,
  prices: { input: number; output: number } | undefined,
) {
  const registers = [metrics];
  const questions = new Counter({
    name: "reclaim_model_questions_total",
    help: "Questions to the language model, by prompt and outcome",
    labelNames: ["prompt", "outcome"],
    registers,
  });
  const seconds = new Histogram({
    name: "reclaim_model_seconds",
    help: "Time until the language model has answered, by prompt",
    labelNames: ["prompt"],
    buckets: [0.5, 1, 2, 5, 10, 20, 40, 65],
    registers,
  });
  const tokens = new Counter({
    name: "reclaim_model_tokens_total",
    help: "Tokens that went to the language model and came from it",
    labelNames: ["prompt", "direction"],
    registers,
  });
  const dollars = new Counter({
    name: "reclaim_model_cost_dollars_total",
    help: "What these tokens cost at the prices of OPENAI_PRICES",
    labelNames: ["prompt"],
    registers,
  });
  return {
    observe(prompt: string, outcome: Outcome, duration: number): void {
      questions.inc({ prompt, outcome });
      seconds.observe({ prompt }, duration);
    },
    countTokens(prompt: string, input: number, output: number): void {
      tokens.inc({ prompt, direction: "input" }, input);
      tokens.inc({ prompt, direction: "output" }, output);
      if (!prices) return;
      dollars.inc({ prompt }, (input * prices.input + output * prices.output) / 1_000_000);
    },
  };
}
