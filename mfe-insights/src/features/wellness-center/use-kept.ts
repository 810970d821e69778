import type { KeptAnswers } from "@reclaim/contracts-insights/kept-answers";
import { useState } from "react";
import { useKeptAnswers } from "../../shared/ai.client.ts";

/** The kept answers of a kind, newest first, and the one that shows: the newest, or the chosen one. */
export function useKept<Kind extends keyof KeptAnswers>(memberId: string, kind: Kind) {
  const { data, isPending, isError, isFetching, refetch } = useKeptAnswers(memberId);
  const [chosenId, choose] = useState<string | null>(null);
  const kept: KeptAnswers[Kind][number][] = data?.[kind] ?? [];
  return {
    kept,
    shown: kept.find(({ id }) => id === chosenId) ?? kept[0],
    choose,
    isPending,
    isError: isError && !data,
    isFetching,
    retry: () => void refetch(),
  };
}
