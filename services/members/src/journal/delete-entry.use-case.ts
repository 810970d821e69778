import { notFound } from "@reclaim/platform/errors";
import type { MembersDeps } from "../shared/deps.ts";
import type { CipherDeps } from "../journal-keys/member-cipher.ts";
import { journalRepository } from "./journal.repository.ts";

/**
 * Deletes one of the caller's entries; what it earned stays (D11). Nothing reads it any more, but its
 * row stays for an hour: a press on the wrong button must not cost what nobody can write again.
 * Errors: 404.
 */
export const deleteEntry =
  (deps: Pick<MembersDeps, "db" | "clock"> & CipherDeps) =>
  async (userId: string, id: string): Promise<void> => {
    if (!await journalRepository(deps.db, deps).markDeleted(userId, id, deps.clock.now())) {
      throw notFound();
    }
  };
