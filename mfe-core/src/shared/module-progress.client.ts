import type { Member } from "@reclaim/contracts-members/members";
import {
  completedModule,
  type ModuleProgress,
  moduleProgress,
  moduleProgressList,
} from "@reclaim/contracts-members/module-progress";
import { useHost, useSingleMutation } from "@reclaim/host-api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type StartedModule, startedModulesOf } from "./module-status.model.ts";
import type { CatalogueEntry } from "./modules.ts";

type ModuleKey = Pick<CatalogueEntry, "pillar" | "id">;

const PATH = "/api/module-progress";
const queryKey = (userId: string | undefined) => ["module-progress", userId];
const pathOf = ({ pillar, id }: ModuleKey) => `${PATH}/${pillar}/${id}`;

/**
 * The modules that a member has begun. Until the server answers, and when it fails, the
 * percentages tell: they know all but a module that was only just begun and which tasks are done;
 * `areTasksKnown` is false then.
 */
export function useStartedModules(
  { id, progress }: Member,
): { started: readonly StartedModule[]; areTasksKnown: boolean } {
  const { http } = useHost();
  const { data } = useQuery({
    queryKey: queryKey(id),
    queryFn: () => http.get(PATH, moduleProgressList),
    // Modules are begun and completed on other pages.
    refetchOnMount: "always",
    refetchOnReconnect: true,
  });
  return { started: data ?? startedModulesOf(progress), areTasksKnown: data !== undefined };
}

/**
 * Saves which tasks of a module are done. While it is pending its `variables` are the newest; a failed
 * call leaves what was kept. Quick changes are sent one after the other, each with all tasks, so that
 * the last one stands.
 */
export function useSaveTasks(module: ModuleKey, onError: (error: Error) => void) {
  const { http, session: { user } } = useHost();
  const queries = useQueryClient();
  const key = queryKey(user?.id);
  return useMutation({
    scope: { id: `module-tasks:${module.pillar}-${module.id}` },
    mutationFn: (completedTasks: string[]) =>
      http.send("PUT", pathOf(module), { completedTasks }, moduleProgress),
    async onSuccess(saved) {
      queries.setQueryData<ModuleProgress[]>(
        key,
        (rows) => rows && [...rows.filter(({ id }) => id !== saved.id), saved],
      );
      await queries.invalidateQueries({ queryKey: key });
    },
    onError,
  });
}

/**
 * Completes a module, once also under a double press. Answers the ids of badges that it earned; the
 * member's figures follow.
 */
export function useCompleteModule(
  module: ModuleKey,
  { onCompleted, onError }: {
    onCompleted: (newBadges: string[]) => void;
    onError: (error: Error) => void;
  },
) {
  const { http, session } = useHost();
  const queries = useQueryClient();
  return useSingleMutation({
    mutationKey: ["complete-module", module.pillar, module.id],
    mutationFn: () => http.send("POST", `${pathOf(module)}/complete`, undefined, completedModule),
    async onSuccess({ newBadges }) {
      await Promise.allSettled([
        queries.invalidateQueries({ queryKey: queryKey(session.user?.id) }),
        session.refresh(),
      ]);
      onCompleted(newBadges);
    },
    onError,
  });
}
