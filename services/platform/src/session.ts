import type { Role } from "@reclaim/contracts/accounts";
import { type Entitlement, STARTER } from "@reclaim/contracts/entitlements";
import type { ServiceName } from "@reclaim/contracts/calls";
import type { Identity } from "./identity.ts";
import type { Log } from "./log.ts";
import type { ServiceClient } from "./service-client.ts";

/** What the identity service answers to GET /internal/session. */
export interface Session {
  sub: string;
  role: Role;
  guest: boolean;
  email: string | null;
  username: string | null;
}

/** A session's owner, and the cookies that prolong it when it was due. */
export interface ResolvedSession {
  identity: Identity;
  setCookies: string[];
}

/**
 * Who a cookie belongs to, with the plan he has: the session from identity, the entitlement from
 * billing. When billing does not answer, he has what everybody has, and nothing else stops.
 */
export async function resolveIdentity(
  { peer, log }: { peer(name: ServiceName): ServiceClient; log: Log },
  cookie: string,
): Promise<ResolvedSession | null> {
  const answer = await peer("identity").call(
    new Request("http://identity/internal/session", { headers: { cookie } }),
    null,
  );
  if (!answer.ok) throw new Error(`identity answered ${answer.status}`);
  const session = await answer.json() as Session | null;
  if (!session) return null;
  const member: Identity = { ...session, entitlement: STARTER };
  return {
    identity: { ...member, entitlement: await entitlementOf(peer("billing"), member, log) },
    setCookies: answer.headers.getSetCookie(),
  };
}

async function entitlementOf(
  billing: ServiceClient,
  member: Identity,
  log: Log,
): Promise<Entitlement> {
  try {
    const answer = await billing.call(new Request("http://billing/internal/entitlement"), member);
    if (!answer.ok) throw new Error(`billing answered ${answer.status}`);
    return await answer.json() as Entitlement;
  } catch (error) {
    log.error("entitlement unknown", error);
    return STARTER;
  }
}

/** The cookie header that a browser would send after these Set-Cookie headers. */
export const cookiesOf = (headers: Headers): string =>
  headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]).join("; ");
