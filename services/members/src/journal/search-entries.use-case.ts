import type { JournalEntry, JournalSearch } from "@reclaim/contracts-members/journal";
import type { DatedCursor } from "@reclaim/contracts-common/paging";
import type { MembersDeps } from "../shared/deps.ts";
import { toCursor } from "../shared/dated-cursor.repository.ts";
import { wordMatcher } from "./journal.model.ts";
import type { CipherDeps } from "../journal-keys/member-cipher.ts";
import { journalRepository } from "./journal.repository.ts";
import { toJournalEntry } from "./journal.wire.ts";

/** How many entries are opened first, and how many are in memory at once. */
const FIRST_CHUNK = 250;
const MAX_CHUNK = 1_000;

/**
 * The caller's entries that contain every word, newest first. It opens them in chunks, until a page
 * is full.
 */
export const searchEntries = (deps: Pick<MembersDeps, "db"> & CipherDeps) =>
async (
  userId: string,
  { words, limit, cursor }: JournalSearch,
): Promise<{ entries: JournalEntry[]; next: string | undefined }> => {
  const repository = journalRepository(deps.db, deps);
  const matches = wordMatcher(words);
  const found: DatedCursor[] = [];
  for await (const chunk of repository.texts(userId, cursor, FIRST_CHUNK, MAX_CHUNK)) {
    for (const { entry, text: { promptText, content } } of chunk) {
      if (matches(`${promptText ?? ""}\n${content}`)) found.push(entry);
    }
    if (found.length > limit) break;
  }
  const following = found[limit];
  const entries = await repository.byIds(userId, found.slice(0, limit).map(({ id }) => id));
  return { entries: entries.map(toJournalEntry), next: following && toCursor(following) };
};
