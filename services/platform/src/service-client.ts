import { ARCHIVE, type ServiceName } from "@reclaim/contracts/calls";
import { type Identity, IDENTITY_HEADER, type SignIdentity } from "./identity.ts";

/** A service as its callers see it: it does not show where the service runs. */
export interface ServiceClient {
  call(request: Request, identity: Identity | null): Response | Promise<Response>;
}

interface FetchApp {
  fetch(request: Request, env: { identity: Identity | null }): Response | Promise<Response>;
}

/** A service in this process: it takes the caller from `identity` and never from a header. */
export const inProcess = (app: FetchApp): ServiceClient => ({
  call: (request, identity) => app.fetch(request, { identity }),
});

const HOP_BY_HOP = [
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
const INTERNAL = ["x-forwarded-for", "traceparent", "tracestate"];
/** Who may see the session cookie: identity, and members, who passes a sign-up on to it. */
const COOKIE_READERS = new Set<ServiceName>(["identity", "members"]);
const TIME_OUT = 15_000;
/** An archive comes as fast as the line of whoever sends it. */
const UPLOAD_TIME_OUT = 180_000;

/** The same service in another process. The identity goes as a signed, short-lived token. */
export const overHttp = (
  name: ServiceName,
  base: string,
  sign: SignIdentity,
): ServiceClient => ({
  async call(request, identity) {
    const url = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of [...HOP_BY_HOP, ...INTERNAL]) headers.delete(name);
    if (!COOKIE_READERS.has(name)) headers.delete("cookie");
    headers.set(IDENTITY_HEADER, await sign(identity, name));
    const isUpload = headers.get("content-type") === ARCHIVE;
    const answer = await fetch(base + url.pathname + url.search, {
      method: request.method,
      headers,
      body: request.body,
      redirect: "manual",
      signal: AbortSignal.timeout(isUpload ? UPLOAD_TIME_OUT : TIME_OUT),
    });
    const answerHeaders = new Headers(answer.headers);
    for (const name of HOP_BY_HOP) answerHeaders.delete(name);
    // fetch has decoded the body already.
    answerHeaders.delete("content-encoding");
    answerHeaders.delete("content-length");
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  },
});

/** True when the service at `base` says that it can do its work. */
export async function isReady(base: string): Promise<boolean> {
  const answer = await fetch(`${base}/readyz`, { signal: AbortSignal.timeout(2_000) });
  await answer.body?.cancel();
  return answer.ok;
}
