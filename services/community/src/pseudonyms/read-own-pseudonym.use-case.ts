import type { ServiceDeps } from "@reclaim/platform/service";
import { pseudonymNotFound } from "./pseudonyms.errors.ts";
import { pseudonymRepository } from "./pseudonyms.repository.ts";
import type { PseudonymRow } from "./pseudonyms.table.ts";

/** The caller's pseudonym. Errors: 404 `pseudonym_not_found`. */
export const readOwnPseudonym =
  ({ db }: Pick<ServiceDeps, "db" | "clock">) => async (userId: string): Promise<PseudonymRow> => {
    const row = await pseudonymRepository(db).ofMember(userId);
    if (!row) throw pseudonymNotFound();
    return row;
  };
