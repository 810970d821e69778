import { isPublicCall, serviceFor, type ServiceName } from "@reclaim/contracts/calls";
import { AppError, notFound, signInRequired } from "@reclaim/platform/errors";
import type { Log } from "@reclaim/platform/log";
import type { ServiceClient } from "@reclaim/platform/service-client";
import { callLimits, checkWriting, isWriting } from "./guards.ts";
import { identityFor, type SessionMap } from "./session-map.ts";

export interface ApiDeps {
  service(name: ServiceName): ServiceClient;
  sessions: SessionMap;
  publicUrl: string;
  callsPerMinute: number;
  log: Log;
  /** Counts an answered call. */
  observe(service: ServiceName | "none", status: number, seconds: number): void;
}

/** Answers everything under /api: the checks, the caller's identity, the service. */
export function apiHandler(deps: ApiDeps) {
  const limit = callLimits(deps.callsPerMinute);

  async function answer(
    request: Request,
    pathname: string,
    service: ServiceName | undefined,
    address: string,
  ): Promise<Response> {
    const writing = isWriting(request);
    if (writing) checkWriting(request, deps.publicUrl);
    await limit(request, pathname, address);
    if (!service) throw notFound();
    const session = await deps.sessions.of(request);
    if (!session && !isPublicCall(service, request.method, pathname)) throw signInRequired();
    const identity = session && identityFor(session, service);
    const response = await deps.service(service).call(request, identity);
    if (writing && (service === "identity" || service === "billing" || pathname === "/api/me")) {
      if (pathname.startsWith("/api/auth/reset-password")) deps.sessions.forgetAll();
      else deps.sessions.forget(request);
    }
    return response;
  }

  return async (request: Request, pathname: string, address: string): Promise<Response> => {
    const started = performance.now();
    const service = serviceFor(pathname);
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
