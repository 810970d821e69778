import type { NewCredentials } from "@reclaim/contracts-identity/accounts";
import type { Identity } from "@reclaim/platform/identity";
import type { IdentityDeps } from "../shared/deps.ts";
import { alreadyHasCredentials, emailTaken, usernameTaken } from "./accounts.errors.ts";
import { accountRepository } from "./accounts.repository.ts";
import type { Auth } from "./auth.adapter.ts";

/**
 * Gives a guest an e-mail and a password; his id and all that hangs on it stay (D2). Errors: 409
 * `email_taken`, `username_taken`, `already_has_credentials`.
 */
export const addCredentials =
  ({ db, createId, clock }: Pick<IdentityDeps, "db" | "createId" | "clock">, auth: Auth) =>
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
        accountRowId: createId(),
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
