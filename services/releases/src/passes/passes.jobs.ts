import type { Job } from "@reclaim/platform/jobs";
import { subDays } from "date-fns/subDays";
import type { ReleasesDeps } from "../shared/deps.ts";
import { passesRepository } from "./passes.repository.ts";

/** How long it is kept who had a pass that is over. */
const DAYS = 90;

/** Who had a pass is forgotten; every look of an inspector leaves one, too. */
export const passesJobs = (deps: ReleasesDeps): Job[] => [
  {
    name: "releases/forget-old-passes",
    cron: "30 3 * * *",
    run: () =>
      passesRepository(deps.db)
        .forgetExpiredBefore(subDays(deps.clock.now(), DAYS)),
  },
];
