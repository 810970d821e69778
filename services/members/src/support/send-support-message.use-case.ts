import { includesTier } from "@reclaim/contracts-common/entitlements";
import type { ReceivedMessage, SupportMessage } from "@reclaim/contracts-members/support";
import { screenForCrisis } from "@reclaim/platform/crisis-screening";
import type { Identity } from "@reclaim/platform/identity";
import type { MembersDeps } from "../shared/deps.ts";
import { supportRepository } from "./support.repository.ts";

type Deps = Pick<MembersDeps, "db" | "clock" | "createId" | "mailer" | "log" | "settings">;

/**
 * Keeps what a member writes to the team, and sends it there; on Premium it is read first (D44). A
 * mail that fails loses nothing: the message is kept.
 */
export const sendSupportMessage =
  ({ db, clock, createId, mailer, log, settings: { supportMail } }: Deps) =>
  async (caller: Identity, { message }: SupportMessage): Promise<ReceivedMessage> => {
    const id = createId();
    const createdAt = clock.now();
    const priority = includesTier(caller.entitlement.tier, "premium");
    await supportRepository(db).add({ id, userId: caller.sub, message, priority, createdAt });
    if (supportMail) {
      await mailer.send({
        to: supportMail,
        replyTo: caller.email ?? undefined,
        subject: `${priority ? "[Priority] " : ""}Help & Support: message ${id}`,
        text: message,
      }).catch((error) => log.error("a message to the team was not mailed", error));
    }
    return {
      id,
      message,
      priority,
      createdAt: createdAt.toISOString(),
      ...screenForCrisis(message),
    };
  };
