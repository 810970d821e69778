import { OPERATIONS } from "@reclaim/contracts-gateway/operations";
import { answersEventStream, type Operation } from "@reclaim/contracts-common/operations";
import type { ServiceName } from "@reclaim/contracts-common/services";
import { notFound, signInRequired } from "@reclaim/platform/errors";
import { toErrorResponse } from "@reclaim/platform/error-response";
import type { Log } from "@reclaim/platform/log";
import { operationMatcher } from "@reclaim/platform/operation-matcher";
import type { ServiceClient } from "@reclaim/platform/service-client";
import type { EventStreams } from "./event-streams.ts";
import {
  csrfGuard,
  inspectionGuard,
  isWriteRequest,
  type RateLimits,
} from "./request-guards.middleware.ts";
import { selectIdentity, type SessionCache } from "../sessions/session.cache.ts";

const findOperation = operationMatcher<ServiceName>(OPERATIONS);

export interface ApiDeps {
  getServiceClient(name: ServiceName): ServiceClient;
  sessions: SessionCache;
  streams: EventStreams;
  limits: RateLimits;
  publicUrl: string;
  /** Whether an account looks at a release that nobody else gets yet. */
  isInspecting(sub: string): boolean;
  log: Log;
  /** Counts an answered call. */
  observe(service: ServiceName | "none", status: number, seconds: number): void;
}

/** Answers everything under /api: the checks, the caller's identity, the service. */
export function createApiHandler(deps: ApiDeps) {
  async function answer(
    sent: Request,
    found: { service: ServiceName; operation: Operation } | undefined,
    address: string,
  ): Promise<Response> {
    const writing = isWriteRequest(sent);
    const request = writing ? csrfGuard(sent, found?.operation, deps.publicUrl) : sent;
    await deps.limits.byAddress(address, found?.operation);
    if (!found) throw notFound();
    const { service, operation } = found;
    const isPublic = operation.public === true;
    const renewed: string[] = [];
    const session = await deps.sessions.of(request, (cookies) => renewed.push(...cookies))
      .catch((error) => {
        // What is open to everybody stays open while nobody can be told apart.
        if (!isPublic || writing) throw error;
        return null;
      });
    if (!session && !isPublic) throw signInRequired();
    if (session) await deps.limits.byMember(session.identity.sub);
    if (session && writing && deps.isInspecting(session.identity.sub)) {
      inspectionGuard(operation);
    }
    const identity = session && selectIdentity(session, service);
    const timeoutMs = operation.timeoutSeconds && operation.timeoutSeconds * 1000;
    const call = () => deps.getServiceClient(service).call(request, identity, { timeoutMs });
    if (session && answersEventStream(operation)) {
      return await deps.streams.open(request, session.identity.sub, call);
    }
    const response = await call();
    // A session is cached for a while; what ends or changes one must hold at once.
    if (operation.invalidatesSessions === "all") deps.sessions.forgetAll();
    else if (operation.invalidatesSessions === "own") deps.sessions.forget(request);
    if (operation.invalidatesSessions) void deps.streams.endWithoutSession();
    for (const cookie of renewed) response.headers.append("set-cookie", cookie);
    return response;
  }

  return async (request: Request, pathname: string, address: string): Promise<Response> => {
    const started = performance.now();
    const found = findOperation(request.method, pathname);
    let response: Response;
    try {
      response = await answer(request, found, address);
    } catch (error) {
      response = toErrorResponse(error, deps.log, {
        status: 503,
        code: "unavailable",
        message: "This part of Reclaim does not answer at the moment. Please try again.",
        logFields: { service: found?.service },
      });
    }
    response.headers.set("x-content-type-options", "nosniff");
    deps.observe(found?.service ?? "none", response.status, (performance.now() - started) / 1000);
    return response;
  };
}
