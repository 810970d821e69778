import type { CrisisAnswer } from "@reclaim/contracts-insights/insights";
import { getErrorMessage } from "@reclaim/host-api";
import { useState } from "react";
import { type Generation, useGeneration } from "../../shared/use-generation.ts";
import { copy } from "./content-generator.copy.ts";

/** A generator of this page: how it stands, its last answer, and the words of its failure. */
export interface Generator<Answer, Input> {
  generation: Generation<Input>;
  answer: Answer | null;
  failure: string;
}

/** Generates on request; `failed` says a failure with the service's own words. */
export function useAnswer<Answer extends object, Input>(
  memberId: string,
  generate: (input: Input) => Promise<Answer | CrisisAnswer>,
  failed: (message: string) => string,
): Generator<Answer, Input> {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const words = (error: unknown) => failed(getErrorMessage(error, copy.failedFallback));
  const generation = useGeneration<Answer, Input>({
    memberId,
    generate,
    onAnswer: setAnswer,
    failed: (error) => ({ title: words(error) }),
  });
  return { generation, answer, failure: generation.error ? words(generation.error) : "" };
}
