import type { CompletedModule } from "@reclaim/contracts-members/module-progress";
import { toLocalDate } from "@reclaim/platform/clock";
import type { Identity } from "@reclaim/platform/identity";
import type { MembersDeps } from "../shared/deps.ts";
import { ensureProfile } from "../profile/ensure-profile.use-case.ts";
import type { AwardBadges } from "../shared/award-badges.ts";
import { toPillarProgress } from "./module-progress.model.ts";
import type { ModuleKey } from "./module-progress.repository.ts";
import { openModule, requireModule } from "./open-module.ts";

type Deps = Pick<MembersDeps, "db" | "clock" | "createId"> & { awardBadges: AwardBadges };

/**
 * Completes a module; one that is completed stays as it is (D12). Errors: 403 `upgrade_required`,
 * 409 `module_locked`.
 */
export const completeModule =
  (deps: Deps) => async (caller: Identity, module: ModuleKey): Promise<CompletedModule> => {
    requireModule(caller, module);
    const now = deps.clock.now();
    const profile = await ensureProfile(deps)(caller.sub);
    const today = toLocalDate(now, profile.timeZone);
    return await deps.db.transaction(async (tx) => {
      const { repository, completed } = await openModule(tx, caller.sub, module);
      if (!completed) {
        await repository.save(
          { id: deps.createId(), userId: caller.sub, ...module, lastUpdated: now },
          { completed: true, progress: 100, completedDate: now },
        );
      }
      const { newBadges } = await deps.awardBadges(tx, profile, { today, earnedOn: today, now });
      const modules = await repository.completed(caller.sub);
      return {
        progress: toPillarProgress(modules),
        completedModules: modules.length,
        newBadges,
      };
    });
  };
