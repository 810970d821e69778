import {
  KEPT_ANSWERS,
  type KeptAnswers,
  keptAnswers,
} from "@reclaim/contracts-insights/kept-answers";
import { quotaLeft } from "@reclaim/contracts-insights/quota";
import { type Http, HttpError, useHost } from "@reclaim/host-api";
import { type QueryClient, useQuery } from "@tanstack/react-query";

/** The key of what is left of the member's day. */
export const quotaKey = (memberId: string) => ["ai-quota", memberId];

/** Fetches how many answers of the model are left today, anew on each visit. */
export function useQuota(memberId: string) {
  const { http } = useHost();
  return useQuery({
    queryKey: quotaKey(memberId),
    queryFn: () => http.get("/api/ai/quota", quotaLeft),
    staleTime: 0,
  });
}

const keptAnswersKey = (memberId: string) => ["kept-answers", memberId];

/** Fetches the answers that are kept for the member, newest first; another tab may have added some. */
export function useKeptAnswers(memberId: string) {
  const { http } = useHost();
  return useQuery({
    queryKey: keptAnswersKey(memberId),
    queryFn: () => http.get("/api/ai/answers", keptAnswers),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

const NONE: KeptAnswers = { recommendations: [], journalPrompts: [], moodAnalyses: [] };

/** Adds an answer to those that are kept, as the server does. */
export async function addKeptAnswer<Kind extends keyof KeptAnswers>(
  queries: QueryClient,
  memberId: string,
  kind: Kind,
  answer: KeptAnswers[Kind][number],
): Promise<void> {
  const queryKey = keptAnswersKey(memberId);
  // An older list on its way would take the answer away again.
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<KeptAnswers>(queryKey, (kept = NONE) => ({
    ...kept,
    [kind]: [answer, ...kept[kind]].slice(0, KEPT_ANSWERS),
  }));
}

/** Removes a kept answer for good; one that another tab has removed is removed. */
export async function removeKeptAnswer(
  http: Http,
  queries: QueryClient,
  memberId: string,
  id: string,
): Promise<void> {
  try {
    await http.send("DELETE", `/api/ai/answers/${id}`);
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
  const queryKey = keptAnswersKey(memberId);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<KeptAnswers>(queryKey, (kept) =>
    kept && {
      recommendations: kept.recommendations.filter((answer) => answer.id !== id),
      journalPrompts: kept.journalPrompts.filter((answer) => answer.id !== id),
      moodAnalyses: kept.moodAnalyses.filter((answer) => answer.id !== id),
    });
}
