import { isPublicCall, serviceFor, type ServiceName } from "@reclaim/contracts/calls";
import { AppError, notFound, signInRequired } from "@reclaim/platform/errors";
import type { Log } from "@reclaim/platform/log";
import type { ServiceClient } from "@reclaim/platform/service-client";
import { type CallLimits, checkInspected, checkWriting, isWriting } from "./guards.ts";
import { identityFor, type SessionMap } from "./session-map.ts";

export interface ApiDeps {
  service(name: ServiceName): ServiceClient;
  sessions: SessionMap;
  limits: CallLimits;
  publicUrl: string;
  /** Whether an account looks at a release that nobody else gets yet. */
  isInspecting(sub: string): boolean;
  log: Log;
  /** Counts an answered call. */
  observe(service: ServiceName | "none", status: number, seconds: number): void;
}

const ENDS_OTHER_SESSIONS =
  /^(POST \/api\/auth\/reset-password|PUT \/api\/account\/password|DELETE \/api\/(me$|account\/sessions))/;
/** Besides all of identity's and billing's calls. */
const CHANGES_THE_CALLER = /^\/api\/(onboarding|me)$/;

/** Answers everything under /api: the checks, the caller's identity, the service. */
export function apiHandler(deps: ApiDeps) {
  async function answer(
    sent: Request,
    pathname: string,
    service: ServiceName | undefined,
    address: string,
  ): Promise<Response> {
    const writing = isWriting(sent);
    const request = writing ? checkWriting(sent, pathname, deps.publicUrl) : sent;
    await deps.limits.byAddress(request, pathname, address);
    if (!service) throw notFound();
    const isPublic = isPublicCall(service, request.method, pathname);
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
      checkInspected(service, pathname);
    }
    const identity = session && identityFor(session, service);
    const response = await deps.service(service).call(request, identity);
    if (writing) forgetWhatChanged(request, pathname, service);
    for (const cookie of renewed) response.headers.append("set-cookie", cookie);
    return response;
  }

  /** A session is believed for a while; what ends or changes one must hold at once. */
  function forgetWhatChanged(request: Request, pathname: string, service: ServiceName): void {
    if (ENDS_OTHER_SESSIONS.test(`${request.method} ${pathname}`)) deps.sessions.forgetAll();
    else if (service === "identity" || service === "billing" || CHANGES_THE_CALLER.test(pathname)) {
      deps.sessions.forget(request);
    }
  }

  return async (request: Request, pathname: string, address: string): Promise<Response> => {
    const started = performance.now();
    const service = serviceFor(request.method, pathname);
    let response: Response;
    try {
      response = await answer(request, pathname, service, address);
    } catch (error) {
      response = refusal(error, deps.log);
    }
    response.headers.set("x-content-type-options", "nosniff");
    deps.observe(service ?? "none", response.status, (performance.now() - started) / 1000);
    return response;
  };
}

function refusal(error: unknown, log: Log): Response {
  if (error instanceof AppError) {
    const { retryAfter, ...fields } = error.fields;
    const headers: HeadersInit = { "cache-control": "no-store" };
    if (retryAfter) headers["retry-after"] = String(retryAfter);
    return Response.json({ code: error.code, message: error.message, ...fields }, {
      status: error.status,
      headers,
    });
  }
  const traceId = crypto.randomUUID();
  log.error("service did not answer", error, { traceId });
  return Response.json({
    code: "unavailable",
    message: "This part of Reclaim does not answer at the moment. Please try again.",
    traceId,
  }, { status: 503, headers: { "cache-control": "no-store" } });
}
