import type { EmailChange } from "@reclaim/contracts-identity/accounts";
import type { Identity } from "@reclaim/platform/identity";
import type { IdentityDeps } from "../shared/deps.ts";
import { sendMail } from "../shared/send-mail.ts";
import { emailTaken } from "./accounts.errors.ts";
import { accountRepository } from "./accounts.repository.ts";
import type { Auth } from "./auth.adapter.ts";
import { confirmPassword } from "./confirm-password.use-case.ts";

const emailChanged = (email: string) => ({
  subject: "Your e-mail for Reclaim has changed",
  text: [
    `From now on you sign in to Reclaim with ${email}, and this is where we write to you.`,
    "If it was not you who changed it, somebody knows your password: please write to us at once.",
  ].join("\n\n"),
});

/**
 * From now on only the new address signs in; both are told. Errors: 403 `wrong_password`, 409
 * `email_taken`, `guest_account`.
 */
export const changeEmail =
  (deps: Pick<IdentityDeps, "db" | "clock" | "mailer" | "log">, auth: Auth) =>
  async (caller: Identity, input: EmailChange): Promise<void> => {
    await confirmPassword(deps, auth)(caller.sub, input.password);
    const repository = accountRepository(deps.db);
    const email = input.email.toLowerCase();
    const refuseTaken = async () => {
      const [holder] = await repository.holders(email, undefined);
      if (holder && holder.id !== caller.sub) throw emailTaken();
    };
    await refuseTaken();
    try {
      await repository.changeEmail(caller.sub, email, deps.clock.now());
    } catch (error) {
      await refuseTaken();
      throw error;
    }
    const told = new Set([caller.email, email].filter((address) => address !== null));
    for (const to of told) await sendMail(deps, { to, ...emailChanged(email) });
  };
