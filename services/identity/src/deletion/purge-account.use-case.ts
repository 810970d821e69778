import { eraseMemberData } from "@reclaim/platform/member-data";
import { identityData } from "../identity.data.ts";
import type { IdentityDeps } from "../shared/deps.ts";
import type { DeletionRow } from "./deletion.table.ts";
import { formerMember, notifyServices } from "./notify-services.use-case.ts";

/** Purges the account after all services: while one still stores rows of it, the job runs again. */
export async function purgeAccount(deps: IdentityDeps, deletion: DeletionRow): Promise<boolean> {
  const erased = await notifyServices(deps, deletion, "/internal/erase");
  if (erased) await eraseMemberData(identityData, deps.db, formerMember(deletion));
  return erased;
}
