import type { ServiceDeps } from "@reclaim/platform/service";
import { addDays } from "date-fns/addDays";
import { pseudonymRepository } from "./pseudonyms.repository.ts";

/** Days from the deletion of an account until another member may take its name. */
const DAYS_UNTIL_NAME_IS_FREE = 90;

/** Whose account is deleted becomes "Member {n}" at once (D24). May be repeated. */
export const hidePseudonym =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) => (userId: string): Promise<void> => {
    const now = clock.now();
    return db.transaction((tx) =>
      pseudonymRepository(tx).hide(userId, now, addDays(now, DAYS_UNTIL_NAME_IS_FREE))
    );
  };
