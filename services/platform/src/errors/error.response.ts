import type { Log } from "../logging/json.logger.ts";
import { AppError } from "./app.errors.ts";

/** What a caller reads of an error that is no `AppError`. */
export interface UnexpectedAnswer {
  status: 500 | 503;
  code: string;
  message: string;
  /** Plain text instead of JSON, where a person opens the address. */
  isText?: boolean;
  /** For the log; nothing that a member typed. */
  logFields?: Record<string, unknown>;
}

/**
 * The one mapping of errors to answers. An `AppError` becomes its status with `{code, message,
 * details?}` and, where it names one, `Retry-After`; another error is logged and becomes `unexpected`
 * with a trace id.
 */
export function toErrorResponse(error: unknown, log: Log, unexpected: UnexpectedAnswer): Response {
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (error instanceof AppError) {
    const { retryAfter, ...fields } = error.fields;
    if (retryAfter) headers["retry-after"] = String(retryAfter);
    const { status, code, message } = error;
    return Response.json({ code, message, ...fields }, { status, headers });
  }
  const { status, code, message, isText = false, logFields } = unexpected;
  const traceId = crypto.randomUUID();
  log.error("request failed", error, { traceId, code, ...logFields });
  return isText
    ? new Response(`${message} (${traceId})`, { status, headers })
    : Response.json({ code, message, traceId }, { status, headers });
}
