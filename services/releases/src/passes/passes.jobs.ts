import type { Job } from "@reclaim/platform/jobs";
import type { ServiceDeps } from "@reclaim/platform/service";
import { passesRepository } from "./passes.repository.ts";

/** How long it is kept who had a pass that is over. */
const DAYS = 90;

/** Who had a pass is forgotten; every look of an inspector leaves one, too. */
export const passesJobs = (deps: ServiceDeps): Job[] => [
  {
    name: "releases/forget-old-passes",
    cron: "30 3 * * *",
    run: () =>
      passesRepository(deps.db)
        .forgetExpiredBefore(new Date(deps.clock.now().getTime() - DAYS * 86_400_000)),
  },
];
