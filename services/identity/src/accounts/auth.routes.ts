import { AUTH_CALLS, type AuthCall } from "@reclaim/contracts-identity/accounts";
import type { ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import type { Auth } from "./auth.adapter.ts";

/** The calls whose answer opens a session. */
const OPENS_SESSION = /^\/api\/auth\/sign-(in|up)\//;

/** The sign-in calls in use, each with a body by its contract. The library has many more; none is reachable. */
export function authRoutes(auth: Auth): Hono<ServiceEnv> {
  const routes = new Hono<ServiceEnv>();
  for (const path of Object.keys(AUTH_CALLS) as AuthCall[]) {
    routes.post(path, async (c) => {
      const input = await parseBody(c, AUTH_CALLS[path]);
      return auth.handler(authRequest(c.req.raw, path, input));
    });
  }
  return routes;
}

/**
 * The library's request with nothing but the parsed body. A call that opens a session goes without
 * cookies: for the cookie of an ended session the library answers with cookies that delete it, which
 * would replace those of the new session.
 */
function authRequest({ url, headers: sent }: Request, path: AuthCall, input: object = {}): Request {
  const headers = new Headers(sent);
  headers.set("content-type", "application/json");
  headers.delete("content-length");
  if (OPENS_SESSION.test(path)) headers.delete("cookie");
  // The library wants a name; members tell theirs to the members service.
  const body = JSON.stringify(path === "/api/auth/sign-up/email" ? { ...input, name: "" } : input);
  return new Request(new URL(path, url), { method: "POST", headers, body });
}
