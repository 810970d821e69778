import type { Role } from "@reclaim/contracts-identity/accounts";
import type { ServiceDeps } from "@reclaim/platform/service";
import { accountRepository } from "./accounts.repository.ts";

/** Gives the account with this e-mail a role, at once; false when there is none. Guests have none. */
export const setRole =
  ({ db }: Pick<ServiceDeps, "db">) => async (email: string, role: Role): Promise<boolean> => {
    const accounts = accountRepository(db);
    const [holder] = await accounts.holders(email.trim().toLowerCase(), undefined);
    if (!holder) return false;
    await accounts.setRole(holder.id, role);
    return true;
  };
