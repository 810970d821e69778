import { ARCHIVE, type ServiceName } from "@reclaim/contracts/calls";
import { AppError, defineError } from "@reclaim/platform/errors";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const BODY_LIMIT = 1 << 20;
const UPLOAD_LIMIT = 32 << 20;

const tooLarge = defineError(413, "too_large", "This is too large: a call may carry 1 MiB.");
const uploadTooLarge = defineError(413, "too_large", "A release may have 32 MiB, compressed.");
const lengthRequired = defineError(411, "length_required", "Send the length of the body.");
const jsonRequired = defineError(415, "json_required", "Send the body as application/json.");
const foreignOrigin = defineError(403, "foreign_origin", "Calls come from this site only.");
const tooManyCalls = defineError(429, "too_many_calls", "Too many calls. Please wait a little.");

const onlyLooks = defineError(
  403,
  "only_looks",
  "This account looks at pages and writes to nobody.",
);

const WRITES_TO_OTHERS = /^\/api\/(forum|reports|moderation|support-messages)(\/|$)/;

/**
 * Code that is inspected before members get it runs as its inspector's account. What it writes stays
 * there, as a page needs it; it may not reach others or change the account (403).
 */
export function checkInspected(service: ServiceName, pathname: string): void {
  const isOfAccount = service === "identity" || service === "billing";
  if (isOfAccount || WRITES_TO_OTHERS.test(pathname)) throw onlyLooks();
}

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
export const isWriting = (request: Request): boolean => !READING.has(request.method);

/** Mail programs press it for their reader, with a form and without a session (RFC 8058). */
const UNSUBSCRIBE = "/api/unsubscribe";

/** Where a team sends a release: with its token, and never with what a browser adds by itself. */
const UPLOAD = /^\/api\/releases\/(shell|mfe-[^/]+)$/;
const isUpload = ({ method, headers }: Request, pathname: string): boolean =>
  method === "POST" && UPLOAD.test(pathname) && headers.get("content-type") === ARCHIVE &&
  headers.get("authorization")?.startsWith("Bearer ") === true && !headers.has("cookie");

/**
 * Refuses what no page of ours would send: a foreign or missing Origin (403), a body that is not
 * JSON (415), without a length (411) or over 1 MiB (413). Gives what goes on to the service. The
 * archive of a release is the one body that is no JSON, and may have 32 MiB.
 */
export function checkWriting(request: Request, pathname: string, publicUrl: string): Request {
  const { headers } = request;
  const origin = headers.get("origin");
  // A cookie without an Origin is a browser we do not know; without a cookie there is nothing to forge.
  if (origin ? !isOurs(origin, headers.get("host"), publicUrl) : headers.has("cookie")) {
    throw foreignOrigin();
  }
  if (!request.body) return request;
  const length = headers.get("content-length");
  // Deno shows an empty body where there is none; a browser tells of none with a DELETE, or a length of 0.
  const told = ["content-length", "content-type", "transfer-encoding"].some((name) =>
    headers.has(name)
  );
  if (length === "0" || (request.method === "DELETE" && !told)) {
    return new Request(request.url, { method: request.method, headers });
  }
  // HTTP/2 and chunked bodies may come without one; then nobody knows where they end.
  if (length === null) throw lengthRequired();
  if (isUpload(request, pathname)) {
    if (Number(length) > UPLOAD_LIMIT) throw uploadTooLarge();
    return request;
  }
  if (Number(length) > BODY_LIMIT) throw tooLarge();
  if (pathname === UNSUBSCRIBE && !headers.has("cookie")) return request;
  if (!/^application\/json\b/.test(headers.get("content-type") ?? "")) throw jsonRequired();
  return request;
}

function isOurs(origin: string, host: string | null, publicUrl: string): boolean {
  return origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`;
}

/** Paths that guess at secrets, make accounts or write mails to the team: a twentieth of the calls that others may have. */
const DEAR =
  /^(DELETE \/api\/me$|\w+ \/api\/(onboarding|account|waitlist|support-messages|auth\/(sign-in|sign-up|request-password-reset|reset-password))(\/|$))/;

/**
 * Bounds calls a minute. `byAddress` comes before anything is looked up, for what has no session yet or
 * claims one; `byMember` after it. An address may stand for a household or an office, so it has ten
 * times the calls of a member. Both throw 429 with `Retry-After` in seconds.
 */
export function callLimits(callsPerMinute: number) {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const addresses = limiter(callsPerMinute * ADDRESS_SHARE);
  const members = limiter(callsPerMinute);
  const dear = limiter(Math.max(1, Math.ceil(callsPerMinute / 20)));
  return {
    async byAddress(request: Request, pathname: string, address: string): Promise<void> {
      if (isWriting(request) && DEAR.test(`${request.method} ${pathname}`)) {
        await consume(dear, address);
      }
      await consume(addresses, address);
    },
    byMember: (sub: string): Promise<void> => consume(members, sub),
  };
}
export type CallLimits = ReturnType<typeof callLimits>;

const ADDRESS_SHARE = 10;

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const error = tooManyCalls();
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError(error.status, error.code, error.message, { retryAfter: seconds });
  }
}
