import type { JournalEntry, JournalSearch } from "@reclaim/contracts-members/journal";
import type { MembersDeps } from "../shared/deps.ts";
import { toCursor } from "../shared/dated-cursor.repository.ts";
import { wordMatcher } from "./journal.model.ts";
import type { CipherDeps } from "../journal-keys/member-cipher.ts";
import { journalRepository } from "./journal.repository.ts";
import type { Entry } from "./journal.table.ts";
import { toJournalEntry } from "./journal.wire.ts";

/** Entries that are in memory at once. */
const CHUNK = 500;

/**
 * The caller's entries that contain every word, newest first. It reads them in chunks, until a page
 * is full.
 */
export const searchEntries = (deps: Pick<MembersDeps, "db"> & CipherDeps) =>
async (
  userId: string,
  { words, limit, cursor }: JournalSearch,
): Promise<{ entries: JournalEntry[]; next: string | undefined }> => {
  const repository = journalRepository(deps.db, deps);
  const matches = wordMatcher(words);
  const found: Entry[] = [];
  for await (const rows of repository.chunks(userId, cursor, CHUNK)) {
    found.push(...rows.filter((row) => matches(`${row.promptText ?? ""}\n${row.content}`)));
    if (found.length > limit) break;
  }
  const following = found[limit];
  return {
    entries: found.slice(0, limit).map(toJournalEntry),
    next: following && toCursor(following),
  };
};
