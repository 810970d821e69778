import type { ServiceName } from "@reclaim/contracts/calls";
import type { Member } from "@reclaim/contracts/members";
import type { Identity } from "@reclaim/platform/identity";
import type { Log } from "@reclaim/platform/log";
import type { ServiceClient } from "@reclaim/platform/service-client";
import type { SessionMap } from "../api/session-map.ts";

/** Whose page it is. */
export interface WhosePage {
  /** What decides which versions he gets; null for a visitor, or when nobody can tell. */
  identity: Identity | null;
  /** What GET /api/me answers. */
  member: Member | null;
  /** True when there is a session, but a part that knows more does not answer. */
  memberUnknown: boolean;
}

export const NOBODY: WhosePage = { identity: null, member: null, memberUnknown: false };

/** Finds whose a page is; `renewed` is told the cookies of a prolonged session. */
export const whosePage = (
  { sessions, service, log }: {
    sessions: SessionMap;
    service(name: ServiceName): ServiceClient;
    log: Log;
  },
) =>
async (request: Request, renewed: (cookies: string[]) => void): Promise<WhosePage> => {
  let identity: Identity | null = null;
  try {
    const session = await sessions.of(request, renewed);
    if (!session) return NOBODY;
    identity = session.identity;
    const answer = await service("members").call(new Request("http://members/api/me"), identity);
    if (!answer.ok) throw new Error(`members answered ${answer.status}`);
    return { identity, member: await answer.json() as Member, memberUnknown: false };
  } catch (error) {
    log.error("member unknown", error);
    return { identity, member: null, memberUnknown: true };
  }
};
