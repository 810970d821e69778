import type { CrisisAnswer } from "@reclaim/contracts-insights/insights";
import { type Notice, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { quotaKey } from "./ai.client.ts";
import { type Refusal, toRefusal } from "./refusal.model.ts";

/** How an answer on request stands. */
export interface Generation<Input = void> {
  start: (input: Input) => void;
  isPending: boolean;
  /** A text showed signs of risk: crisis resources stand in the place of an answer. */
  isCrisis: boolean;
  refusal: Refusal | null;
  error: Error | null;
}

/** Asks for an answer of the model or the guide, and tells how it went. */
export function useGeneration<Answer extends object, Input = void>(
  { memberId, generate, onAnswer, ready, failed }: {
    memberId: string;
    generate: (input: Input) => Promise<Answer | CrisisAnswer>;
    onAnswer: (answer: Answer) => void | Promise<void>;
    /** Title of the toast when it has come; without it the answer speaks for itself. */
    ready?: string;
    failed: (error: unknown) => Pick<Notice, "title" | "description">;
  },
): Generation<Input> {
  const { notify } = useHost();
  const queries = useQueryClient();
  const [isCrisis, setIsCrisis] = useState(false);
  const { mutate, isPending, error } = useSingleMutation<Answer | CrisisAnswer, Input>({
    mutationFn: generate,
    async onSuccess(answer) {
      const isCrisisAnswer = "crisis" in answer;
      setIsCrisis(isCrisisAnswer);
      if (isCrisisAnswer) return;
      await onAnswer(answer);
      if (ready) notify({ title: ready });
    },
    onError(thrown) {
      if (toRefusal(thrown) === "failure") notify({ ...failed(thrown), variant: "destructive" });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: quotaKey(memberId) }),
  });
  return { start: mutate, isPending, isCrisis, refusal: error && toRefusal(error), error };
}
