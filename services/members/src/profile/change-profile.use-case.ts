import type { MemberChanges } from "@reclaim/contracts-members/members";
import type { MembersDeps } from "../shared/deps.ts";
import { ensureProfile } from "./ensure-profile.use-case.ts";
import { profileRepository } from "./profile.repository.ts";
import type { UserRow } from "./profile.table.ts";

type Deps = Pick<MembersDeps, "db" | "clock">;

/** Changes the given fields of the caller's profile. */
export const changeProfile =
  (deps: Deps) => async (id: string, changes: MemberChanges): Promise<UserRow> => {
    const before = await ensureProfile(deps)(id, changes.timeZone);
    const fields = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    );
    await profileRepository(deps.db).change(id, fields);
    return { ...before, ...fields };
  };
