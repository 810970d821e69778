import { HttpError } from "@reclaim/host-api";
import { copy } from "./shared.copy.ts";

/** An OK answer without a payment URL or success; its message is the service's. */
export class OrderRejectedError extends Error {
  override name = "OrderRefused";
}

/** The message of a failed order: the service's, or the fallback of D43. */
export function orderErrorMessage(error: unknown): string {
  if (error instanceof OrderRejectedError && error.message) return error.message;
  if (error instanceof HttpError && error.userMessage) return error.userMessage;
  // fetch rejects with a TypeError when there was no answer at all.
  return error instanceof TypeError ? copy.orderNoAnswer : copy.orderNoMessage;
}

/** Answers after which the same call may succeed: sign in again, wait, or slow down. */
const REPEATABLE = new Set([401, 408, 429]);

/** The server's own no, after which the same order, or the same payment, is no use. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof OrderRejectedError ||
  (error instanceof HttpError && error.status >= 400 && error.status < 500 &&
    !REPEATABLE.has(error.status));
