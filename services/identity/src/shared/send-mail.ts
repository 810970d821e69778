import type { Mail } from "@reclaim/platform/mail";
import type { IdentityDeps } from "./deps.ts";

/**
 * Sends a mail that reports what is done already, or whose failure must stay unknown to the caller:
 * a failure goes to the log only.
 */
export async function sendMail(
  { mailer, log }: Pick<IdentityDeps, "mailer" | "log">,
  mail: Mail,
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    log.error("mail not sent", error);
  }
}
