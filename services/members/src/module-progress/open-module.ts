import { moduleStatuses } from "@reclaim/contracts-members/module-progress";
import type { Db } from "@reclaim/platform/database";
import { type Identity, requireTier } from "@reclaim/platform/identity";
import { moduleLocked } from "./module-progress.errors.ts";
import { type ModuleKey, moduleProgressRepository } from "./module-progress.repository.ts";

/** Starter has the first module of each pillar (D4). */
export function requireModule(caller: Identity, { moduleId }: ModuleKey): void {
  if (moduleId > 1) requireTier(caller, "essential", "modules");
}

/**
 * Locks the member's modules until the transaction ends, and tells whether this one is completed.
 * Errors: 409 `module_locked`.
 */
export async function openModule(tx: Db, userId: string, { pillar, moduleId }: ModuleKey) {
  const repository = moduleProgressRepository(tx);
  await repository.serialize(userId);
  const begun = await repository.list(userId);
  const status = moduleStatuses(pillar, begun)[moduleId - 1];
  if (!status || status === "locked") throw moduleLocked();
  return { repository, completed: status === "completed" };
}
