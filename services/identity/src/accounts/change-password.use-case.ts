import type { PasswordChange } from "@reclaim/contracts-identity/accounts";
import type { Identity } from "@reclaim/platform/identity";
import type { IdentityDeps } from "../shared/deps.ts";
import { accountRepository } from "./accounts.repository.ts";
import { sendMail } from "../shared/send-mail.ts";
import type { Auth } from "./auth.adapter.ts";
import { confirmPassword } from "./confirm-password.use-case.ts";

/**
 * From now on only the new password signs in, and all sessions but `keep` end. The member is told by
 * mail. Errors: 403 `wrong_password`, 409 `guest_account`.
 */
export const changePassword =
  (deps: Pick<IdentityDeps, "db" | "clock" | "mailer" | "log">, auth: Auth) =>
  async (caller: Identity, input: PasswordChange, keep: string | undefined): Promise<void> => {
    await confirmPassword(deps, auth)(caller.sub, input.password);
    const { password } = await auth.$context;
    const passwordHash = await password.hash(input.newPassword);
    await accountRepository(deps.db)
      .changePassword(caller.sub, { passwordHash, keep, now: deps.clock.now() });
    if (caller.email) await sendMail(deps, { to: caller.email, ...PASSWORD_CHANGED });
  };

const PASSWORD_CHANGED = {
  subject: "Your password for Reclaim has changed",
  text: [
    "Your password was changed, and you were signed out everywhere else.",
    "If it was not you, choose a new one at once: ask for it on the sign-in screen.",
  ].join("\n\n"),
};
