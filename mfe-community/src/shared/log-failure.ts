import { HttpError } from "@reclaim/host-api";

/** Logs a failed action with its status only, since paths and bodies name members. */
export function logFailure(action: string, error: unknown): void {
  const reason = error instanceof HttpError
    ? `status ${error.status}`
    : error instanceof Error
    ? error.name
    : "unknown";
  console.error(`${action} failed: ${reason}`);
}
