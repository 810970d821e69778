import type { JournalEntry } from "@reclaim/contracts-members/journal";
import { notFound } from "@reclaim/platform/errors";
import type { MembersDeps } from "../shared/deps.ts";
import type { CipherDeps } from "../journal-keys/member-cipher.ts";
import { journalRepository } from "./journal.repository.ts";
import { toJournalEntry } from "./journal.wire.ts";

/** Changes the words of one of the caller's entries. Errors: 404. */
export const changeEntry =
  (deps: Pick<MembersDeps, "db"> & CipherDeps) =>
  async (userId: string, id: string, content: string): Promise<JournalEntry> => {
    const row = await deps.db.transaction((tx) =>
      journalRepository(tx, deps).changeContent(userId, id, content)
    );
    if (!row) throw notFound();
    return toJournalEntry(row);
  };
