import type { ServiceDeps } from "@reclaim/platform/service";
import { liveRepository } from "./live.repository.ts";

/** How long a stream that was cut can be resumed without fetching anew. */
const KEPT_MS = 3_600_000;

/** Removes news that nobody resumes after any more. */
export const removeOldNews =
  ({ db, clock }: Pick<ServiceDeps, "db" | "clock">) => (): Promise<void> =>
    liveRepository(db).removeBefore(new Date(clock.now().getTime() - KEPT_MS));
