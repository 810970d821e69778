import { HttpError, reasonOf } from "@reclaim/host-api";
import { copy } from "./journal.copy.ts";

/** The member's plan does not include what he tried. */
export const lacksPlan = (error: unknown): boolean =>
  error instanceof HttpError && error.code === "upgrade_required";

/** Why words were not saved, and what becomes of them. */
export const failureOf = (error: unknown): { description: string } => ({
  description: error instanceof HttpError && error.status === 401
    ? copy.failed.signedOut
    : reasonOf(error, copy.failed.fallback),
});
