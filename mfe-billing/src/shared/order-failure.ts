import { HttpError } from "@reclaim/host-api";
import { copy } from "./shared.copy.ts";

/** An OK answer that opens nothing; its message is the service's. */
export class OrderRefused extends Error {
  override name = "OrderRefused";
}

/** What a failed order says to the member: the service's words, or the ones that D43 gives. */
export function orderFailure(error: unknown): string {
  if (error instanceof OrderRefused && error.message) return error.message;
  if (error instanceof HttpError && error.reason) return error.reason;
  // fetch rejects with a TypeError when there was no answer at all.
  return error instanceof TypeError ? copy.orderNoAnswer : copy.orderNoMessage;
}
