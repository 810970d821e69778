import { journalLocked } from "../journal-keys/journal-keys.errors.ts";
import type { CipherDeps } from "../journal-keys/member-cipher.ts";
import type { MembersDeps } from "../shared/deps.ts";
import { checkInRepository } from "./check-ins.repository.ts";

/** All check-ins of a member for the account's export. Errors: 503 `journal_locked`. */
export async function exportCheckIns(deps: Pick<MembersDeps, "db"> & CipherDeps, userId: string) {
  const rows = await checkInRepository(deps.db, deps).list(userId);
  // A part must not pass for the whole.
  if (rows.some(({ thoughtsLocked }) => thoughtsLocked)) throw journalLocked();
  return rows;
}
