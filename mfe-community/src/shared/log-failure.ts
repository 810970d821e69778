import { HttpError } from "@reclaim/host-api";

/** Notes on the console what failed. Never more than the status: paths and bodies name members. */
export function logFailure(what: string, error: unknown): void {
  const why = error instanceof HttpError
    ? `status ${error.status}`
    : error instanceof Error
    ? error.name
    : "unknown";
  console.error(`${what} failed: ${why}`);
}
