import type { AccountSession, Role } from "@reclaim/contracts-identity/accounts";
import { deletedAddress } from "./accounts.model.ts";
import type { Auth } from "./auth.adapter.ts";

/**
 * The session behind a cookie, or null, and the cookies that prolong it when it is due. A guest's
 * placeholder address is nobody's e-mail. A deleted account has no session, also not one that was
 * being opened while it was deleted.
 */
export const readSession =
  (auth: Auth) =>
  async (headers: Headers): Promise<{ session: AccountSession; setCookies: string[] }> => {
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
