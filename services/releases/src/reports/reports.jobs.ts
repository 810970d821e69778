import type { Job } from "@reclaim/platform/jobs";
import type { ServiceDeps } from "@reclaim/platform/service";
import { takeBack } from "../live/take-back.use-cases.ts";
import { healthRepository } from "./health.repository.ts";
import { judgeCanaries } from "./judge.use-cases.ts";

/** How long it is kept what browsers told. */
const DAYS = 90;

/** Canaries that nobody reports on any more are judged too; old counts are forgotten. */
export const reportsJobs = (deps: ServiceDeps): Job[] => [
  {
    name: "releases/judge-canaries",
    cron: "* * * * *",
    run: () => judgeCanaries(deps, takeBack(deps))(),
  },
  {
    name: "releases/forget-old-health",
    cron: "20 3 * * *",
    run: () =>
      healthRepository(deps.db)
        .forgetBefore(new Date(deps.clock.now().getTime() - DAYS * 86_400_000)),
  },
];
