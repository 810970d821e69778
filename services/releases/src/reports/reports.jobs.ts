import type { Job } from "@reclaim/platform/jobs";
import { subDays } from "date-fns/subDays";
import type { ReleasesDeps } from "../shared/deps.ts";
import { rollBackCanary } from "../live/automatic-rollback.use-case.ts";
import { healthRepository } from "./health.repository.ts";
import { judgeCanaries } from "./judge-canaries.use-case.ts";

/** How long it is kept what browsers told. */
const DAYS = 90;

/** Canaries that nobody reports on any more are judged too; old counts are forgotten. */
export const reportsJobs = (deps: ReleasesDeps): Job[] => [
  {
    name: "releases/judge-canaries",
    cron: "* * * * *",
    run: () => judgeCanaries(deps, rollBackCanary(deps))(),
  },
  {
    name: "releases/forget-old-health",
    cron: "20 3 * * *",
    run: () =>
      healthRepository(deps.db)
        .forgetBefore(subDays(deps.clock.now(), DAYS)),
  },
];
