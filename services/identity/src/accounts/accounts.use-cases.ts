import type {
  EmailChange,
  NewCredentials,
  PasswordChange,
  Role,
} from "@reclaim/contracts/accounts";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import type { Session } from "@reclaim/platform/session";
import {
  alreadyHasCredentials,
  emailTaken,
  guestAccount,
  usernameTaken,
  wrongPassword,
} from "./accounts.errors.ts";
import { deletedAddress } from "./accounts.model.ts";
import { accountRepository } from "./accounts.repository.ts";
import { type Auth, sendMail } from "./auth.ts";

/**
 * The session behind a cookie, or null, and the cookies that prolong it when it is due. A guest's
 * placeholder address is nobody's e-mail. A deleted account has no session, also not one that was
 * being opened while it was deleted.
 */
export const readSession =
  (auth: Auth) =>
  async (headers: Headers): Promise<{ session: Session | null; setCookies: string[] }> => {
    const answer = await auth.api.getSession({ headers, returnHeaders: true });
    const setCookies = answer.headers.getSetCookie();
    if (!answer.response) return { session: null, setCookies };
    const { id, email, isAnonymous, role, username } = answer.response.user;
    if (email === deletedAddress(id)) return { session: null, setCookies: [] };
    const session = {
      sub: id,
      role: (role ?? "member") as Role,
      guest: isAnonymous === true,
      email: isAnonymous ? null : email,
      username: username ?? null,
    };
    return { session, setCookies };
  };

/**
 * Gives a guest an e-mail and a password; his id and all that hangs on it stay (D2). Errors: 409
 * `email_taken`, `username_taken`, `already_has_credentials`.
 */
export const addCredentials =
  ({ db, newId, clock }: Pick<ServiceDeps, "db" | "newId" | "clock">, auth: Auth) =>
  async (caller: Identity, input: NewCredentials): Promise<void> => {
    if (!caller.guest) throw alreadyHasCredentials();
    const repository = accountRepository(db);
    const email = input.email.toLowerCase();
    const username = input.username?.toLowerCase();
    const { password } = await auth.$context;
    const passwordHash = await password.hash(input.password);
    const refuseTaken = async () => {
      const holders = await repository.holders(email, username);
      if (holders.some((holder) => holder.email === email)) throw emailTaken();
      if (holders.some((holder) => holder.username === username)) throw usernameTaken();
    };
    await refuseTaken();
    let added: boolean;
    try {
      added = await repository.addCredentials(caller.sub, {
        email,
        username: username ?? null,
        displayUsername: input.username ?? null,
        passwordHash,
        accountRowId: newId(),
        now: clock.now(),
      });
    } catch (error) {
      // Somebody may have taken the address between our look and our write.
      await refuseTaken();
      throw error;
    }
    // The session said guest, the account says otherwise: another call was faster.
    if (!added) throw alreadyHasCredentials();
  };

/** The id of the session behind a cookie. */
export async function sessionIdOf(auth: Auth, headers: Headers): Promise<string | undefined> {
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  return found?.session.id;
}

/** Lets a member go on who knows his password. Errors: 403 `wrong_password`, 409 `guest_account`. */
export const confirmPassword =
  ({ db }: Pick<ServiceDeps, "db">, auth: Auth) =>
  async (userId: string, password: string): Promise<void> => {
    const hash = await accountRepository(db).passwordHash(userId);
    if (!hash) throw guestAccount();
    const context = await auth.$context;
    if (!await context.password.verify({ hash, password })) throw wrongPassword();
  };

type ChangeDeps = Pick<ServiceDeps, "db" | "clock" | "mailer" | "log">;

/**
 * From now on only the new address signs in; both are told. Errors: 403 `wrong_password`, 409
 * `email_taken`, `guest_account`.
 */
export const changeEmail =
  (deps: ChangeDeps, auth: Auth) => async (caller: Identity, input: EmailChange): Promise<void> => {
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

const emailChanged = (email: string) => ({
  subject: "Your e-mail for Reclaim has changed",
  text: [
    `From now on you sign in to Reclaim with ${email}, and this is where we write to you.`,
    "If it was not you who changed it, somebody knows your password: please write to us at once.",
  ].join("\n\n"),
});

/**
 * From now on only the new password signs in, and all sessions but `keep` end. The member is told by
 * mail. Errors: 403 `wrong_password`, 409 `guest_account`.
 */
export const changePassword =
  (deps: ChangeDeps, auth: Auth) =>
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
