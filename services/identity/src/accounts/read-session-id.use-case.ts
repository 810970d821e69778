import type { Auth } from "./auth.adapter.ts";

/** The id of the session behind a cookie. */
export async function readSessionId(auth: Auth, headers: Headers): Promise<string | undefined> {
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  return found?.session.id;
}
