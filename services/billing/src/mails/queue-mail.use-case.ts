import type { ServiceDeps } from "@reclaim/platform/service";
import type { MemberMail } from "./mails.model.ts";
import { mailRepository } from "./mails.repository.ts";

/**
 * Has a mail sent to a member, once for each `key` of its kind: a second one changes nothing. With a
 * transaction as `db` it is sent when that holds, and not otherwise. `key` names what it is about,
 * such as an invoice; without one a member gets one mail of that kind, ever.
 */
export const queueMail =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) =>
  (userId: string, mail: MemberMail, key = userId): Promise<void> =>
    mailRepository(db).add({ id: `${mail.kind}:${key}`, userId, mail, now: clock.now() });

/** A member has deleted his account: he gets no mail any more. May be repeated. */
export const dropMails = ({ db }: Pick<ServiceDeps, "db">) => (userId: string): Promise<void> =>
  mailRepository(db).removeWaiting(userId);
