import type { DayRange } from "@reclaim/contracts-members/day-range";
import type { JournalDays } from "@reclaim/contracts-members/journal";
import type { MembersDeps } from "../shared/deps.ts";
import type { CipherDeps } from "../journal-keys/member-cipher.ts";
import { journalRepository } from "./journal.repository.ts";

/** How many entries the caller's dates have, for a calendar. */
export const countDays =
  (deps: Pick<MembersDeps, "db"> & CipherDeps) =>
  (userId: string, { from, to }: DayRange): Promise<JournalDays> =>
    journalRepository(deps.db, deps).days(userId, from, to);
