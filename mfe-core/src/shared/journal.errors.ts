import { getErrorMessage, HttpError } from "@reclaim/host-api";
import { copy } from "./saving.copy.ts";

/** The service refused the call because the plan does not include the feature. */
export const isUpgradeRequired = (error: unknown): boolean =>
  error instanceof HttpError && error.code === "upgrade_required";

/** The service cannot decrypt the journal at present; nothing of it is lost. */
export const isJournalLocked = (error: unknown): boolean =>
  error instanceof HttpError && error.code === "journal_locked";

/** Why words were not saved, and what becomes of them. */
export const describeFailure = (error: unknown): { description: string } => ({
  description: error instanceof HttpError && error.status === 401
    ? copy.failed.signedOut
    : getErrorMessage(error, copy.failed.fallback),
});
