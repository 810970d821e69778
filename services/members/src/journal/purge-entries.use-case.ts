import type { MembersDeps } from "../shared/deps.ts";
import { restorableSince } from "./journal.model.ts";
import type { CipherDeps } from "../journal-keys/member-cipher.ts";
import { journalRepository } from "./journal.repository.ts";

/** Removes the entries for good whose deletion can no longer be undone. May be repeated. */
export const purgeEntries =
  (deps: Pick<MembersDeps, "db" | "clock"> & CipherDeps) => (): Promise<void> =>
    journalRepository(deps.db, deps).purge(restorableSince(deps.clock.now()));
