import { getErrorMessage, HttpError, type Notice } from "@reclaim/host-api";
import { copy } from "./community.copy.ts";
import { isUpgradeRequired } from "./plan.model.ts";
import { MissingPseudonymError } from "./pseudonym.client.ts";

/** Tells why the member may not write or react at all; null when the error is about this call only. */
export function refusalNotice(error: unknown): Notice | null {
  if (error instanceof MissingPseudonymError) return copy.noIdentity;
  if (isUpgradeRequired(error)) return copy.upgrade.notice;
  if (error instanceof HttpError && error.code === "pseudonym_suspended") {
    const { title, fallback } = copy.suspended;
    return { title, description: getErrorMessage(error, fallback), variant: "destructive" };
  }
  return null;
}
