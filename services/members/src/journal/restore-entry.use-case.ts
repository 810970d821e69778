import type { JournalEntry } from "@reclaim/contracts-members/journal";
import { notFound } from "@reclaim/platform/errors";
import type { MembersDeps } from "../shared/deps.ts";
import { restorableSince } from "./journal.model.ts";
import type { CipherDeps } from "../journal-keys/member-cipher.ts";
import { journalRepository } from "./journal.repository.ts";
import { toJournalEntry } from "./journal.wire.ts";

/**
 * Gives a deleted entry back; one that is not deleted stays as it is, so that the call may be
 * repeated. Asks for no plan: a deleted entry counts for the week's limit as long as it can be
 * restored, and an undo never loses words. Errors: 404, also for one that is gone for good.
 */
export const restoreEntry =
  (deps: Pick<MembersDeps, "db" | "clock"> & CipherDeps) =>
  async (userId: string, id: string): Promise<JournalEntry> => {
    const since = restorableSince(deps.clock.now());
    const row = await journalRepository(deps.db, deps).restore(userId, id, since);
    if (!row) throw notFound();
    return toJournalEntry(row);
  };
