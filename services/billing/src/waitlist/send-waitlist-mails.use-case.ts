import type { ServiceDeps } from "@reclaim/platform/service";
import { nextAttempt } from "../mails/mails.model.ts";
import { composeWaitlistMail } from "./compose-waitlist-mail.ts";
import { createToken, forgottenBefore, hashToken } from "./waitlist.model.ts";
import { waitlistRepository } from "./waitlist.repository.ts";

type Deps = Pick<ServiceDeps, "db" | "clock" | "log" | "mailer" | "settings">;

const BATCH = 100;

/**
 * Sends the links that confirm addresses, each by one process. A mail that fails is tried again with
 * another link, later and later. Addresses that nobody confirmed for a month are forgotten.
 */
export const sendWaitlistMails = ({ db, clock, log, mailer, settings }: Deps) => async () => {
  const repository = waitlistRepository(db);
  const now = clock.now();
  for (const { email, attempts } of await repository.due(now, BATCH)) {
    const token = createToken();
    const tokenHash = hashToken(token);
    const taken = await repository.take(email, {
      now,
      tokenHash,
      attempts: attempts + 1,
      nextAttempt: nextAttempt(now, attempts + 1),
    });
    if (!taken) continue;
    const mail = composeWaitlistMail({ to: email, publicUrl: settings.publicUrl, token });
    try {
      await mailer.send(mail);
      await repository.sent(email, tokenHash);
    } catch {
      // Errors of mail servers name the address.
      log.error("a waitlist mail was not sent", new Error("the mail server refused it"));
    }
  }
  await repository.forget(forgottenBefore(now));
};
