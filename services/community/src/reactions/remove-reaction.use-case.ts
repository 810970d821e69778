import type { ServiceDeps } from "@reclaim/platform/service";
import { reactionNotFound } from "./reactions.errors.ts";
import { reactionRepository } from "./reactions.repository.ts";

/** Takes one of the caller's reactions back. Errors: 404 `reaction_not_found`, also for others'. */
export const removeReaction =
  ({ db }: Pick<ServiceDeps, "db">) => async (userId: string, id: number): Promise<void> => {
    if (!await reactionRepository(db).remove(userId, id)) throw reactionNotFound();
  };
