import { AppError, defineError } from "@reclaim/platform/errors";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { sessionToken } from "./session-map.ts";

const BODY_LIMIT = 1 << 20;

const tooLarge = defineError(413, "too_large", "This is too large: a call may carry 1 MiB.");
const lengthRequired = defineError(411, "length_required", "Send the length of the body.");
const jsonRequired = defineError(415, "json_required", "Send the body as application/json.");
const foreignOrigin = defineError(403, "foreign_origin", "Calls come from this site only.");
const tooManyCalls = defineError(429, "too_many_calls", "Too many calls. Please wait a little.");

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
export const isWriting = (request: Request): boolean => !READING.has(request.method);

/**
 * Refuses what no page of ours would send: a foreign or missing Origin (403), a body that is not
 * JSON (415), without a length (411) or over 1 MiB (413).
 */
export function checkWriting(request: Request, publicUrl: string): void {
  const { headers } = request;
  const origin = headers.get("origin");
  // A cookie without an Origin is a browser we do not know; without a cookie there is nothing to forge.
  if (origin ? !isOurs(origin, headers.get("host"), publicUrl) : headers.has("cookie")) {
    throw foreignOrigin();
  }
  const length = headers.get("content-length");
  if (length === null && headers.has("transfer-encoding")) throw lengthRequired();
  if (Number(length) > BODY_LIMIT) throw tooLarge();
  if (Number(length) > 0 && !/^application\/json\b/.test(headers.get("content-type") ?? "")) {
    throw jsonRequired();
  }
}

function isOurs(origin: string, host: string | null, publicUrl: string): boolean {
  return origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`;
}

/** Paths that guess at secrets or make accounts: a twentieth of the calls that others may have. */
const DEAR =
  /^\/api\/(onboarding$|account$|waitlist$|auth\/(sign-in|sign-up|request-password-reset|reset-password))/;

/** Bounds calls a minute by session, else by address. Throws 429 with `Retry-After` in seconds. */
export function callLimits(callsPerMinute: number) {
  const general = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  const dear = new RateLimiterMemory({
    points: Math.max(1, Math.ceil(callsPerMinute / 20)),
    duration: 60,
  });
  return async (request: Request, pathname: string, address: string): Promise<void> => {
    try {
      if (isWriting(request) && DEAR.test(pathname)) await dear.consume(address);
      await general.consume(sessionToken(request.headers.get("cookie")) ?? address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const error = tooManyCalls();
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError(error.status, error.code, error.message, { retryAfter: seconds });
    }
  };
}
