import {
  type CompletedModule,
  type ModuleProgress,
  moduleStatuses,
} from "@reclaim/contracts/module-progress";
import { localDateOf } from "@reclaim/platform/clock";
import type { Db } from "@reclaim/platform/database";
import { type Identity, requireTier } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { awardBadges } from "../badges/badges.use-cases.ts";
import { ensureProfile } from "../profile/profile.use-cases.ts";
import { moduleLocked } from "./module-progress.errors.ts";
import { challengeProgress, pillarProgressOf } from "./module-progress.model.ts";
import { type ModuleKey, moduleProgressRepository } from "./module-progress.repository.ts";
import { toModuleProgress } from "./module-progress.wire.ts";

type Deps = Pick<ServiceDeps, "db" | "clock" | "newId">;

/** Every module that the caller has begun. */
export const listModules =
  ({ db }: Pick<Deps, "db">) => async (userId: string): Promise<ModuleProgress[]> =>
    (await moduleProgressRepository(db).list(userId)).map(toModuleProgress);

/** Starter has the first module of each pillar (D4). */
function requireModule(caller: Identity, { moduleId }: ModuleKey): void {
  if (moduleId > 1) requireTier(caller, "essential", "modules");
}

/** Takes the turn of a member's changes; gives the module's row, or 409 when it is not open. */
async function openModule(tx: Db, userId: string, { pillar, moduleId }: ModuleKey) {
  const repository = moduleProgressRepository(tx);
  await repository.serialize(userId);
  const begun = await repository.list(userId);
  const status = moduleStatuses(pillar, begun)[moduleId - 1];
  if (!status || status === "locked") throw moduleLocked();
  return { repository, completed: status === "completed" };
}

/**
 * Keeps which tasks of a module's challenge are done; so the module is begun. A completed one stays
 * completed. Errors: 403 `upgrade_required`, 409 `module_locked`.
 */
export const keepTasks =
  (deps: Deps) =>
  async (caller: Identity, module: ModuleKey, tasks: string[]): Promise<ModuleProgress> => {
    requireModule(caller, module);
    const completedTasks = [...new Set(tasks)];
    return await deps.db.transaction(async (tx) => {
      const { repository, completed } = await openModule(tx, caller.sub, module);
      const row = await repository.save(
        { id: deps.newId(), userId: caller.sub, ...module, lastUpdated: deps.clock.now() },
        { completedTasks, progress: completed ? 100 : challengeProgress(completedTasks) },
      );
      return toModuleProgress(row);
    });
  };

/**
 * Completes a module; one that is completed stays as it is (D12). Errors: 403 `upgrade_required`,
 * 409 `module_locked`.
 */
export const completeModule =
  (deps: Deps) => async (caller: Identity, module: ModuleKey): Promise<CompletedModule> => {
    requireModule(caller, module);
    const now = deps.clock.now();
    const profile = await ensureProfile(deps)(caller.sub);
    const today = localDateOf(now, profile.timeZone);
    return await deps.db.transaction(async (tx) => {
      const { repository, completed } = await openModule(tx, caller.sub, module);
      if (!completed) {
        await repository.save(
          { id: deps.newId(), userId: caller.sub, ...module, lastUpdated: now },
          { completed: true, progress: 100, completedDate: now },
        );
      }
      const newBadges = await awardBadges(tx, profile, { today, earnedOn: today, now });
      const modules = await repository.completed(caller.sub);
      return {
        progress: pillarProgressOf(modules),
        completedModules: modules.length,
        newBadges,
      };
    });
  };
