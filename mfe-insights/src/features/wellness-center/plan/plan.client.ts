import { ownPlan, type Plan, plan } from "@reclaim/contracts-insights/plan";
import { HttpError, useHost, useSingleMutation } from "@reclaim/host-api";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { copy } from "./plan.copy.ts";
import { tickStep } from "./plan.model.ts";

const PATH = "/api/ai/plan";
const planKey = (memberId: string) => ["ai-plan", memberId];
const stepKey = (memberId: string) => ["ai-plan-step", memberId];

/** Fetches the member's plan, or null; another tab may have gone on with it. */
export function usePlan(memberId: string) {
  const { http } = useHost();
  return useQuery({
    queryKey: planKey(memberId),
    queryFn: async () => (await http.get(PATH, ownPlan)).plan,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

async function setPlan(queries: QueryClient, memberId: string, next: Plan | null) {
  await queries.cancelQueries({ queryKey: planKey(memberId) });
  queries.setQueryData<Plan | null>(planKey(memberId), next);
}

/** Makes the strategy of kept recommendations the member's plan, in place of another one. */
export function useKeepPlan(memberId: string, onKept: () => void) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  return useSingleMutation<Plan, string>({
    mutationFn: (recommendationsId) => http.send("PUT", PATH, { recommendationsId }, plan),
    async onSuccess(kept) {
      await setPlan(queries, memberId, kept);
      notify({ title: copy.kept });
      onKept();
    },
    onError: () => notify({ ...copy.keepFailed, variant: "destructive" }),
  });
}

/** Ticks a step off or takes that back: at once on the screen, and back again when the server refuses. */
export function useChangeStep(memberId: string) {
  const { http, notify, clock } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: stepKey(memberId),
    mutationFn: ({ id, done }: { id: string; done: boolean }) =>
      http.send("PATCH", `${PATH}/steps/${id}`, { done }, plan),
    async onMutate({ id, done }) {
      await queries.cancelQueries({ queryKey: planKey(memberId) });
      const doneAt = done ? clock.now().toISOString() : null;
      queries.setQueryData<Plan | null>(
        planKey(memberId),
        (now) => now && tickStep(now, id, doneAt),
      );
    },
    onError(error) {
      const isGone = error instanceof HttpError && error.status === 404;
      notify({ title: isGone ? copy.stepGone : copy.stepFailed, variant: "destructive" });
    },
    onSettled() {
      // While another step is on its way, its answer will tell.
      if (queries.isMutating({ mutationKey: stepKey(memberId) }) > 1) return;
      void queries.invalidateQueries({ queryKey: planKey(memberId) });
    },
  });
}

/** Removes the plan for good. */
export function useRemovePlan(memberId: string, onRemoved: () => void) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: () => http.send("DELETE", PATH),
    async onSuccess() {
      await setPlan(queries, memberId, null);
      notify({ title: copy.removed });
      onRemoved();
    },
    onError: () => notify({ ...copy.removeFailed, variant: "destructive" }),
  });
}
