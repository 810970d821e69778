import { challengeTaskIds, type ModuleProgress } from "@reclaim/contracts-members/module-progress";
import type { Identity } from "@reclaim/platform/identity";
import type { MembersDeps } from "../shared/deps.ts";
import { challengeProgress } from "./module-progress.model.ts";
import type { ModuleKey } from "./module-progress.repository.ts";
import { toModuleProgress } from "./module-progress.wire.ts";
import { unknownTask } from "./module-progress.errors.ts";
import { openModule, requireModule } from "./open-module.ts";

type Deps = Pick<MembersDeps, "db" | "clock" | "createId">;

/**
 * Stores which tasks of a module's challenge are done, which begins the module. A completed one stays
 * completed. Errors: 400 `unknown_task`, 403 `upgrade_required`, 409 `module_locked`.
 */
export const saveTasks =
  (deps: Deps) =>
  async (caller: Identity, module: ModuleKey, tasks: string[]): Promise<ModuleProgress> => {
    requireModule(caller, module);
    const own = challengeTaskIds(module.pillar, module.moduleId);
    if (tasks.some((id) => !own.includes(id))) throw unknownTask();
    const completedTasks = [...new Set(tasks)];
    return await deps.db.transaction(async (tx) => {
      const { repository, completed } = await openModule(tx, caller.sub, module);
      const row = await repository.save(
        { id: deps.createId(), userId: caller.sub, ...module, lastUpdated: deps.clock.now() },
        { completedTasks, progress: completed ? 100 : challengeProgress(completedTasks) },
      );
      return toModuleProgress(row);
    });
  };
