import type { CheckIn } from "@reclaim/contracts-members/check-ins";
import type { MembersDeps } from "../shared/deps.ts";
import type { CipherDeps } from "../journal-keys/member-cipher.ts";
import { checkInRepository } from "./check-ins.repository.ts";
import { toCheckIn } from "./check-ins.wire.ts";

/** The caller's check-ins, newest first. */
export const listCheckIns =
  (deps: Pick<MembersDeps, "db"> & CipherDeps) => async (userId: string): Promise<CheckIn[]> =>
    (await checkInRepository(deps.db, deps).list(userId)).map(toCheckIn);
