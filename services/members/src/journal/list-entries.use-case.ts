import type { JournalEntry, JournalQuery } from "@reclaim/contracts-members/journal";
import { toCursor } from "../shared/dated-cursor.repository.ts";
import type { MembersDeps } from "../shared/deps.ts";
import type { CipherDeps } from "../journal-keys/member-cipher.ts";
import { journalRepository } from "./journal.repository.ts";
import { toJournalEntry } from "./journal.wire.ts";

/** A page of the caller's entries, newest first. */
export const listEntries = (deps: Pick<MembersDeps, "db"> & CipherDeps) =>
async (
  userId: string,
  { limit, ...range }: JournalQuery,
): Promise<{ entries: JournalEntry[]; next: string | undefined }> => {
  // One more is read, to know whether a page follows.
  const rows = await journalRepository(deps.db, deps).page(userId, range, limit + 1);
  const following = rows[limit];
  return {
    entries: rows.slice(0, limit).map(toJournalEntry),
    next: following && toCursor(following),
  };
};
