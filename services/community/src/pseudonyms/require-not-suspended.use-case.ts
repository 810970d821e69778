import type { ServiceDeps } from "@reclaim/platform/service";
import { pseudonymSuspended } from "./pseudonyms.errors.ts";
import { pseudonymRepository } from "./pseudonyms.repository.ts";
import type { PseudonymRow } from "./pseudonyms.table.ts";

/** The caller's pseudonym, if he has one. Errors: 403 `pseudonym_suspended`. */
export const requireNotSuspended =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) =>
  async (userId: string): Promise<PseudonymRow | undefined> => {
    const pseudonym = await pseudonymRepository(db).ofMember(userId);
    const endsAt = pseudonym?.suspendedUntil;
    if (endsAt && endsAt > clock.now()) throw pseudonymSuspended(endsAt);
    return pseudonym;
  };
