import type { NewPushSubscription } from "@reclaim/contracts-members/push";
import type { MembersDeps } from "../shared/deps.ts";
import { unknownPushService } from "./push.errors.ts";
import { isPushService } from "./push.model.ts";
import { pushRepository } from "./push.repository.ts";

/** Adds a device of the caller; a repeat changes nothing. Errors: 422 `unknown_push_service`. */
export const addPushSubscription =
  ({ db, clock, settings }: Pick<MembersDeps, "db" | "clock" | "settings">) =>
  async (userId: string, { endpoint, keys }: NewPushSubscription): Promise<void> => {
    if (!isPushService(endpoint, settings.pushServices)) throw unknownPushService();
    await db.transaction((tx) =>
      pushRepository(tx).save({ endpoint, userId, ...keys, createdAt: clock.now() })
    );
  };
