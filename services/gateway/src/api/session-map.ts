import type { ServiceName } from "@reclaim/contracts/calls";
import { type Identity, pairwiseSubject } from "@reclaim/platform/identity";
import type { ResolvedSession } from "@reclaim/platform/session";

/** better-auth's cookie under our prefix; over https its name says that it is secure. */
const COOKIE = /(?:^|;\s*)(?:__Secure-)?reclaim\.session_token=([^;]+)/;
const KEPT_FOR = 10_000;
const SIZE = 50_000;

/** Who a session belongs to, as each service may see him. */
export interface GatewaySession {
  identity: Identity;
  /** The same person without what names him, under the community's own id (D22). */
  community: Identity;
}

export const identityFor = (session: GatewaySession, service: ServiceName): Identity =>
  service === "community" ? session.community : session.identity;

/** The session token of a cookie header, or undefined. */
const sessionToken = (cookie: string | null): string | undefined =>
  cookie?.match(COOKIE)?.[1] || undefined;

/**
 * Sessions by token, believed for 10 s: a check costs a millisecond in the database and nothing
 * here. What a sign-out or a reset ends is forgotten at once.
 */
export function sessionMap(
  { resolve, secret, now }: {
    resolve(cookie: string): Promise<ResolvedSession | null>;
    secret: string;
    now(): number;
  },
) {
  const known = new Map<string, { session: Promise<GatewaySession | null>; until: number }>();

  async function look(cookie: string, renewed?: (cookies: string[]) => void) {
    const resolved = await resolve(cookie);
    if (!resolved) return null;
    if (resolved.setCookies.length > 0) renewed?.(resolved.setCookies);
    const { identity } = resolved;
    const sub = await pairwiseSubject(secret, "community", identity.sub);
    return { identity, community: { ...identity, sub, email: null, username: null } };
  }

  return {
    /** The session of a request, or null. `renewed` is told the cookies of a prolonged session. */
    of(request: Request, renewed?: (cookies: string[]) => void): Promise<GatewaySession | null> {
      const cookie = request.headers.get("cookie");
      const token = sessionToken(cookie);
      if (!cookie || !token) return Promise.resolve(null);
      const hit = known.get(token);
      if (hit && hit.until > now()) return hit.session;
      const session = look(cookie, renewed);
      if (known.size >= SIZE) known.delete(known.keys().next().value ?? "");
      known.set(token, { session, until: now() + KEPT_FOR });
      // A failed look-up is nobody's answer but its own; an invented token takes no place.
      session.then((found) => found ?? known.delete(token), () => known.delete(token));
      return session;
    },

    /** After a call that may have changed sessions, plans or addresses. */
    forget(request: Request): void {
      const token = sessionToken(request.headers.get("cookie"));
      if (token) known.delete(token);
    },
    forgetAll: () => known.clear(),
  };
}
export type SessionMap = ReturnType<typeof sessionMap>;
