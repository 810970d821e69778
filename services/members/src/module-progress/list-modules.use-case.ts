import type { ModuleProgress } from "@reclaim/contracts-members/module-progress";
import type { MembersDeps } from "../shared/deps.ts";
import { moduleProgressRepository } from "./module-progress.repository.ts";
import { toModuleProgress } from "./module-progress.wire.ts";

/** Every module that the caller has begun. */
export const listModules =
  ({ db }: Pick<MembersDeps, "db">) => async (userId: string): Promise<ModuleProgress[]> =>
    (await moduleProgressRepository(db).list(userId)).map(toModuleProgress);
