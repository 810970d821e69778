import type { IdentityDeps } from "../shared/deps.ts";
import { guestAccount, wrongPassword } from "./accounts.errors.ts";
import { accountRepository } from "./accounts.repository.ts";
import type { Auth } from "./auth.adapter.ts";

/** Lets a member go on who knows his password. Errors: 403 `wrong_password`, 409 `guest_account`. */
export const confirmPassword =
  ({ db }: Pick<IdentityDeps, "db">, auth: Auth) =>
  async (userId: string, password: string): Promise<void> => {
    const hash = await accountRepository(db).passwordHash(userId);
    if (!hash) throw guestAccount();
    const context = await auth.$context;
    if (!await context.password.verify({ hash, password })) throw wrongPassword();
  };
