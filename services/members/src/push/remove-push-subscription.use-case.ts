import type { MembersDeps } from "../shared/deps.ts";
import { pushRepository } from "./push.repository.ts";

/** Removes a device of the caller; a repeat changes nothing. */
export const removePushSubscription =
  ({ db }: Pick<MembersDeps, "db">) => (userId: string, endpoint: string): Promise<void> =>
    pushRepository(db).remove(userId, endpoint);
