import { notYourIdentity } from "@reclaim/platform/errors";
import type { ServiceDeps } from "@reclaim/platform/service";
import { pseudonymRequired } from "./pseudonyms.errors.ts";
import { requireNotSuspended } from "./require-not-suspended.use-case.ts";
import type { PseudonymRow } from "./pseudonyms.table.ts";

/**
 * The pseudonym under which the caller writes. Errors: 403 `pseudonym_required`, `pseudonym_suspended`; 403
 * `not_your_identity` when `claimed` is another's (D1).
 */
export const requireAuthor =
  (deps: Pick<ServiceDeps, "db" | "clock">) =>
  async (userId: string, claimed: number | undefined): Promise<PseudonymRow> => {
    const author = await requireNotSuspended(deps)(userId);
    if (!author) throw pseudonymRequired();
    if (claimed !== undefined && claimed !== author.id) throw notYourIdentity();
    return author;
  };
