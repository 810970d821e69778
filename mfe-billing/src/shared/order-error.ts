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
