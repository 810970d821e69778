import type { IdentityDeps } from "../shared/deps.ts";
import { deletionRepository } from "./deletion.repository.ts";
import type { DeletionRow } from "./deletion.table.ts";
import { notifyServices } from "./notify-services.use-case.ts";

/** Lets every service hide and end what a deleted account had; false when one failed. */
export async function announceDeletion(
  deps: IdentityDeps,
  deletion: DeletionRow,
): Promise<boolean> {
  const { posts } = deletion;
  const heard = await notifyServices(deps, deletion, "/internal/leave", { posts });
  if (heard) await deletionRepository(deps.db).announced(deletion.accountId, deps.clock.now());
  return heard;
}
