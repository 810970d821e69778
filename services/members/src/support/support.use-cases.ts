import { includesTier } from "@reclaim/contracts/entitlements";
import type { ReceivedMessage, SupportMessage } from "@reclaim/contracts/support";
import { crisisIn } from "@reclaim/platform/crisis/screening";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import { supportRepository } from "./support.repository.ts";

type Deps = Pick<ServiceDeps, "db" | "clock" | "newId">;

/** Keeps what a member writes to the team; on Premium it is read first (D44). */
export const receiveMessage =
  ({ db, clock, newId }: Deps) =>
  async (caller: Identity, { message }: SupportMessage): Promise<ReceivedMessage> => {
    const id = newId();
    const createdAt = clock.now();
    const priority = includesTier(caller.entitlement.tier, "premium");
    await supportRepository(db).add({ id, userId: caller.sub, message, priority, createdAt });
    return { id, message, priority, createdAt: createdAt.toISOString(), ...crisisIn(message) };
  };
