import { accountSession } from "@reclaim/contracts-identity/accounts";
import { type Entitlement, entitlement, STARTER } from "@reclaim/contracts-common/entitlements";
import type { ServiceName } from "@reclaim/contracts-common/services";
import type { Identity } from "../identity/caller.identity.ts";
import type { Log } from "../logging/json.logger.ts";
import { parseAnswer } from "../service-client/answer.parser.ts";
import type { ServiceClient } from "../service-client/service.client.ts";

/** A session's owner, and the cookies that prolong it when it was due. */
export interface ResolvedSession {
  identity: Identity;
  setCookies: string[];
}

/**
 * Resolves a session cookie to its member: the account from identity, the entitlement from billing.
 * While billing does not answer, the member has the Starter plan.
 */
export async function resolveSession(
  { getServiceClient, log }: { getServiceClient(name: ServiceName): ServiceClient; log: Log },
  cookie: string,
): Promise<ResolvedSession | null> {
  const answer = await getServiceClient("identity").call(
    new Request("http://identity/internal/session", { headers: { cookie } }),
    null,
  );
  const session = await parseAnswer("identity", answer, accountSession);
  if (!session) return null;
  const member: Identity = { ...session, entitlement: STARTER };
  return {
    identity: {
      ...member,
      entitlement: await fetchEntitlement(getServiceClient("billing"), member, log),
    },
    setCookies: answer.headers.getSetCookie(),
  };
}

async function fetchEntitlement(
  billing: ServiceClient,
  member: Identity,
  log: Log,
): Promise<Entitlement> {
  try {
    const answer = await billing.call(new Request("http://billing/internal/entitlement"), member);
    return await parseAnswer("billing", answer, entitlement);
  } catch (error) {
    log.error("entitlement unknown", error);
    return STARTER;
  }
}

/** The cookie header that a browser would send after these Set-Cookie headers. */
export const toCookieHeader = (headers: Headers): string =>
  headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]).join("; ");
