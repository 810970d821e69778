import type { ServiceName } from "@reclaim/contracts-common/services";
import { type Member, member as memberContract } from "@reclaim/contracts-members/members";
import { parseAnswer } from "@reclaim/platform/answer";
import type { Identity } from "@reclaim/platform/identity";
import type { Log } from "@reclaim/platform/log";
import type { ServiceClient } from "@reclaim/platform/service-client";
import type { SessionCache } from "../sessions/session.cache.ts";

/** The member whom a page is composed for. */
export interface PageMember {
  /** Decides which versions the page gets; null for a visitor, or when identity does not answer. */
  identity: Identity | null;
  /** The answer of GET /api/me. */
  member: Member | null;
  /** True when there is a session, but identity or members does not answer. */
  memberUnknown: boolean;
}

export const ANONYMOUS_PAGE: PageMember = { identity: null, member: null, memberUnknown: false };

/** Resolves the member of a page; `renewed` gets the cookies of a prolonged session. */
export const resolvePageMember = (
  { sessions, getServiceClient, log }: {
    sessions: SessionCache;
    getServiceClient(name: ServiceName): ServiceClient;
    log: Log;
  },
) =>
async (request: Request, renewed: (cookies: string[]) => void): Promise<PageMember> => {
  let identity: Identity | null = null;
  try {
    const session = await sessions.of(request, renewed);
    if (!session) return ANONYMOUS_PAGE;
    identity = session.identity;
    const answer = await getServiceClient("members").call(
      new Request("http://members/api/me"),
      identity,
    );
    const member = await parseAnswer("members", answer, memberContract);
    return { identity, member, memberUnknown: false };
  } catch (error) {
    log.error("member unknown", error);
    return { identity, member: null, memberUnknown: true };
  }
};
