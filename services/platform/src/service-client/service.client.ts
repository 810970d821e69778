import { EVENT_STREAM_TYPE, RELEASE_ARCHIVE_TYPE } from "@reclaim/contracts-common/operations";
import { type Identity, IDENTITY_HEADER, type SignIdentity } from "../identity/caller.identity.ts";
import type { Audience } from "../secrets/key.derivation.ts";

/** A service as its callers see it: it does not show where the service runs. */
export interface ServiceClient {
  /** An answer that takes longer than `timeoutMs` is given up, where the service is elsewhere. */
  call(
    request: Request,
    identity: Identity | null,
    options?: { timeoutMs?: number | undefined },
  ): Response | Promise<Response>;
}

interface FetchApp {
  fetch(request: Request, env: { identity: Identity | null }): Response | Promise<Response>;
}

/** A service in this process: it takes the caller from `identity` and never from a header. */
export const createInProcessClient = (app: FetchApp): ServiceClient => ({
  call: (request, identity) => app.fetch(request, { identity }),
});

const HOP_BY_HOP_HEADERS = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "host",
];
/** What a client may send and what means something only between our own processes. */
const INTERNAL_HEADERS = ["x-forwarded-for", "traceparent", "tracestate"];
/** Who may see the session cookie: identity, and members, who passes a sign-up on to it. */
const COOKIE_READERS = new Set<Audience>(["identity", "members"]);
const REQUEST_TIMEOUT_MS = 15_000;
/** An archive comes as fast as the line of whoever sends it. */
const UPLOAD_TIMEOUT_MS = 180_000;

/** The same service in another process. The identity goes as a signed, short-lived token. */
export const createHttpClient = (
  name: Audience,
  base: string,
  sign: SignIdentity,
): ServiceClient => ({
  async call(request, identity, { timeoutMs } = {}) {
    const url = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of [...HOP_BY_HOP_HEADERS, ...INTERNAL_HEADERS]) headers.delete(name);
    if (!COOKIE_READERS.has(name)) headers.delete("cookie");
    headers.set(IDENTITY_HEADER, await sign(identity, name));
    const isUpload = headers.get("content-type") === RELEASE_ARCHIVE_TYPE;
    const timeout = new AbortController();
    const tooLate = () => timeout.abort(new DOMException(`${name} timed out`, "TimeoutError"));
    const timer = setTimeout(
      tooLate,
      isUpload ? UPLOAD_TIMEOUT_MS : timeoutMs ?? REQUEST_TIMEOUT_MS,
    );
    Deno.unrefTimer(timer);
    const answer = await fetch(base + url.pathname + url.search, {
      method: request.method,
      headers,
      body: request.body,
      redirect: "manual",
      // Who hung up waits for no answer: what takes long can stop.
      signal: timeoutMs ? AbortSignal.any([timeout.signal, request.signal]) : timeout.signal,
    });
    if (answer.headers.get("content-type") === EVENT_STREAM_TYPE) clearTimeout(timer);
    const answerHeaders = new Headers(answer.headers);
    for (const name of HOP_BY_HOP_HEADERS) answerHeaders.delete(name);
    // fetch has decoded the body already.
    answerHeaders.delete("content-encoding");
    answerHeaders.delete("content-length");
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  },
});

/** True when the service at `base` says that it can do its work. */
export async function isServiceReady(base: string): Promise<boolean> {
  const answer = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2_000) });
  await answer.body?.cancel();
  return answer.ok;
}
