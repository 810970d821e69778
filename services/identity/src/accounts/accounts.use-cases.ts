import type { NewCredentials, Role } from "@reclaim/contracts/accounts";
import type { Identity } from "@reclaim/platform/identity";
import type { ServiceDeps } from "@reclaim/platform/service";
import type { Session } from "@reclaim/platform/session";
import { alreadyHasCredentials, emailTaken, usernameTaken } from "./accounts.errors.ts";
import { accountRepository } from "./accounts.repository.ts";
import type { Auth } from "./auth.ts";

/**
 * The session behind a cookie, or null, and the cookies that prolong it when it is due. A guest's
 * placeholder address is nobody's e-mail.
 */
export const readSession =
  (auth: Auth) =>
  async (headers: Headers): Promise<{ session: Session | null; setCookies: string[] }> => {
    const answer = await auth.api.getSession({ headers, returnHeaders: true });
    const setCookies = answer.headers.getSetCookie();
    if (!answer.response) return { session: null, setCookies };
    const { id, email, isAnonymous, role, username } = answer.response.user;
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
