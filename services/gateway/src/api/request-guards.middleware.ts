import { isBinaryContent, type Operation } from "@reclaim/contracts-common/operations";
import { AppError, defineError } from "@reclaim/platform/errors";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const MAX_BODY_BYTES = 1 << 20;

const tooLarge = defineError(413, "too_large", "This is too large: a call may carry 1 MiB.");
const uploadTooLarge = defineError(413, "too_large", "A release may have 32 MiB, compressed.");
const lengthRequired = defineError(411, "length_required", "Send the length of the body.");
const jsonRequired = defineError(415, "json_required", "Send the body as application/json.");
const crossOriginRejected = defineError(
  403,
  "cross_origin_rejected",
  "Cross-origin writes are rejected.",
);
const rateLimitExceeded = defineError(
  429,
  "rate_limit_exceeded",
  "Too many calls. Please wait a little.",
);

const inspectionWriteRejected = defineError(
  403,
  "inspection_read_only",
  "An inspection account cannot write anything that others see.",
);

/**
 * Code that is inspected before members get it runs as its inspector's account. What it writes stays
 * there, as a page needs it; it may not reach others or change the account (403).
 */
export function inspectionGuard({ deniedToReleaseCheck }: Operation): void {
  if (deniedToReleaseCheck) throw inspectionWriteRejected();
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
export const isWriteRequest = (request: Request): boolean => !SAFE_METHODS.has(request.method);

/**
 * The most bytes of an upload, or undefined for another call: it comes with a team's token, and
 * never with what a browser adds by itself.
 */
function maxUploadBytes({ headers }: Request, body: Operation["body"]): number | undefined {
  if (!body || !isBinaryContent(body) || headers.get("content-type") !== body.contentType) {
    return undefined;
  }
  const hasToken = headers.get("authorization")?.startsWith("Bearer ") === true;
  return hasToken && !headers.has("cookie") ? body.maxBytes : undefined;
}

/**
 * Refuses what no page of ours would send: a foreign or missing Origin (403), a body that is not
 * JSON (415), without a length (411) or over 1 MiB (413). Gives what goes on to the service. The
 * archive of a release is the one body that is no JSON, and may have 32 MiB.
 */
export function csrfGuard(
  request: Request,
  operation: Operation | undefined,
  publicUrl: string,
): Request {
  const { headers } = request;
  const origin = headers.get("origin");
  // A cookie without an Origin is a browser we do not know; without a cookie there is nothing to forge.
  if (origin ? !isSameOrigin(origin, headers.get("host"), publicUrl) : headers.has("cookie")) {
    throw crossOriginRejected();
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
  const maxBytes = maxUploadBytes(request, operation?.body);
  if (maxBytes !== undefined) {
    if (Number(length) > maxBytes) throw uploadTooLarge();
    return request;
  }
  if (Number(length) > MAX_BODY_BYTES) throw tooLarge();
  if (operation?.acceptsForm && !headers.has("cookie")) return request;
  if (!/^application\/json\b/.test(headers.get("content-type") ?? "")) throw jsonRequired();
  return request;
}

function isSameOrigin(origin: string, host: string | null, publicUrl: string): boolean {
  return origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`;
}

/**
 * Bounds calls a minute. `byAddress` comes before anything is looked up, for what has no session yet or
 * claims one; `byMember` after it. An address may stand for a household or an office, so it has ten
 * times the calls of a member. Both throw 429 with `Retry-After` in seconds.
 */
export function createRateLimits(callsPerMinute: number) {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const addresses = limiter(callsPerMinute * ADDRESS_LIMIT_FACTOR);
  const members = limiter(callsPerMinute);
  const strict = limiter(Math.max(1, Math.ceil(callsPerMinute / 20)));
  return {
    async byAddress(address: string, operation?: Operation): Promise<void> {
      if (operation?.rateLimit === "strict") await consume(strict, address);
      await consume(addresses, address);
    },
    byMember: (sub: string): Promise<void> => consume(members, sub),
  };
}
export type RateLimits = ReturnType<typeof createRateLimits>;

const ADDRESS_LIMIT_FACTOR = 10;

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const error = rateLimitExceeded();
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError(error.status, error.code, error.message, { retryAfter: seconds });
  }
}
