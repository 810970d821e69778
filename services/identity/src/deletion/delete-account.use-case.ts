import { type AccountDeletion, DAYS_UNTIL_PURGE } from "@reclaim/contracts-identity/accounts";
import { addDays } from "date-fns/addDays";
import type { Identity } from "@reclaim/platform/identity";
import type { IdentityDeps } from "../shared/deps.ts";
import { wrongPassword } from "../accounts/accounts.errors.ts";
import { confirmPassword } from "../accounts/confirm-password.use-case.ts";
import type { Auth } from "../accounts/auth.adapter.ts";
import { sendMail } from "../shared/send-mail.ts";
import { deletionRepository } from "./deletion.repository.ts";
import type { DeletionRow } from "./deletion.table.ts";
import { announceDeletion } from "./announce-deletion.use-case.ts";

/**
 * Deletes the caller's account (D8): from now on nobody signs in to it, every service hides what is
 * seen of it and ends what it pays for, and after 30 days nothing of it is left. Its e-mail and
 * user name are free at once. Errors: 403 `wrong_password`.
 */
export const deleteAccount =
  (deps: IdentityDeps, auth: Auth) =>
  async (caller: Identity, confirmation: AccountDeletion): Promise<void> => {
    if ("password" in confirmation) {
      await confirmPassword(deps, auth)(caller.sub, confirmation.password);
    } else if (!caller.guest) throw wrongPassword();
    const deletedAt = deps.clock.now();
    const deletion = {
      accountId: caller.sub,
      email: caller.email,
      deletedAt,
      purgeAt: addDays(deletedAt, DAYS_UNTIL_PURGE),
      posts: confirmation.posts,
      announcedAt: null,
    };
    await deletionRepository(deps.db).begin(deletion);
    // What does not hear of it now is told by the job.
    await announceDeletion(deps, deletion);
    if (caller.email) await sendMail(deps, { to: caller.email, ...accountDeleted(deletion) });
  };

const longDate = (date: Date) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);

const accountDeleted = ({ deletedAt, purgeAt }: DeletionRow) => ({
  subject: "Your Reclaim account is deleted",
  text: [
    `You deleted your account on ${
      longDate(deletedAt)
    }. You are signed out everywhere, and nobody ` +
    "can see anything of it any more. If you had a paid plan, it is cancelled.",
    `On ${
      longDate(purgeAt)
    } we remove what is left of it from our systems, for good. You need not ` +
    "do anything.",
    "Thank you for the time that you spent with us. We wish you well.",
  ].join("\n\n"),
});
