import type { ServiceDeps } from "@reclaim/platform/service";
import { blockNotFound } from "./blocks.errors.ts";
import { blockRepository } from "./blocks.repository.ts";

/** Takes a block back. Errors: 404 `block_not_found`. */
export const unblockPseudonym = ({ db }: Pick<ServiceDeps, "db">) =>
async (
  userId: string,
  pseudonymId: number,
): Promise<void> => {
  if (!await blockRepository(db).remove(userId, pseudonymId)) throw blockNotFound();
};
