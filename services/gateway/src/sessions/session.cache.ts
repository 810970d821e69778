import type { ServiceName } from "@reclaim/contracts-common/services";
import { type Identity, toCommunityIdentity } from "@reclaim/platform/identity";
import type { ResolvedSession } from "@reclaim/platform/session";
import { LRUCache } from "lru-cache";

/** better-auth's cookie under our prefix; over https its name says that it is secure, and goes first. */
const SESSION_COOKIES = [
  /(?:^|;\s*)(__Secure-reclaim\.session_token=[^;]+)/,
  /(?:^|;\s*)(reclaim\.session_token=[^;]+)/,
];
const SESSION_CACHE_TTL_MS = 10_000;
const MAX_CACHED_SESSIONS = 50_000;

/** Who a session belongs to, as each service may see him. */
export interface GatewaySession {
  identity: Identity;
  /** The same person without what names him, under the community's own id (D22). */
  community: Identity;
}

export const selectIdentity = (session: GatewaySession, service: ServiceName): Identity =>
  service === "community" ? session.community : session.identity;

/** The one session cookie of a request, `name=value`, or undefined. */
function readSessionCookie(request: Request): string | undefined {
  const header = request.headers.get("cookie");
  if (!header) return undefined;
  for (const pattern of SESSION_COOKIES) {
    const found = header.match(pattern)?.[1];
    if (found) return found;
  }
  return undefined;
}

/**
 * Sessions by cookie, believed for 10 s: a check costs a millisecond in the database and nothing
 * here. What a sign-out or a reset ends is forgotten at once. Only the cookie that is the key is asked
 * for: with two in a request, one would open the other's session to whoever knows the first.
 */
export function createSessionCache(
  { resolve, pairwiseKey }: {
    resolve(cookie: string): Promise<ResolvedSession | null>;
    /** Only the gateway has it (D22). */
    pairwiseKey: string;
  },
) {
  const known = new LRUCache<string, Promise<GatewaySession | null>>({
    max: MAX_CACHED_SESSIONS,
    ttl: SESSION_CACHE_TTL_MS,
    // A coarser resolution starts a timer at each look-up.
    ttlResolution: 0,
  });

  async function look(cookie: string, renewed?: (cookies: string[]) => void) {
    const resolved = await resolve(cookie);
    if (!resolved) return null;
    if (resolved.setCookies.length > 0) renewed?.(resolved.setCookies);
    const { identity } = resolved;
    return { identity, community: await toCommunityIdentity(pairwiseKey, identity) };
  }

  return {
    /** The session of a request, or null. `renewed` is told the cookies of a prolonged session. */
    of(request: Request, renewed?: (cookies: string[]) => void): Promise<GatewaySession | null> {
      const cookie = readSessionCookie(request);
      if (!cookie) return Promise.resolve(null);
      const hit = known.get(cookie);
      if (hit) return hit;
      const session = look(cookie, renewed);
      known.set(cookie, session);
      // A failed look-up is nobody's answer but its own; an invented token takes no place.
      session.then((found) => found ?? known.delete(cookie), () => known.delete(cookie));
      return session;
    },

    /** After a call that may have changed sessions, plans or addresses. */
    forget(request: Request): void {
      const cookie = readSessionCookie(request);
      if (cookie) known.delete(cookie);
    },
    forgetAll: () => known.clear(),
  };
}
export type SessionCache = ReturnType<typeof createSessionCache>;
