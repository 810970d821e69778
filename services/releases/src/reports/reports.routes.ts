import { releaseReports } from "@reclaim/contracts-releases/release-reports";
import type { ServiceEnv } from "@reclaim/platform/service";
import type { ReleasesDeps } from "../shared/deps.ts";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { rollBackCanary } from "../live/automatic-rollback.use-case.ts";
import { healthRepository } from "./health.repository.ts";
import { scheduleJudgement } from "./schedule-judgement.use-case.ts";
import { versionsOfComposition } from "./composition-versions.cache.ts";
import { receiveReports } from "./receive-reports.use-case.ts";

const runAfterOneSecond = (run: () => Promise<void>): void => {
  // Does not keep a process alive that has ended its calls.
  Deno.unrefTimer(setTimeout(run, 1000));
};

/**
 * Where pages tell how their versions do; open to visitors, and the answer tells nothing. `later`
 * judges canaries after a report: in a second, with what is told until then.
 */
export function reportsRoutes(
  deps: ReleasesDeps,
  later: (run: () => Promise<void>) => void = runAfterOneSecond,
): Hono<ServiceEnv> {
  const health = healthRepository(deps.db);
  const judge = scheduleJudgement(deps, rollBackCanary(deps), later);
  const receive = receiveReports(deps, {
    versionsOfComposition: versionsOfComposition(deps.db),
    async store(counts) {
      await health.add(counts, deps.clock.now());
      judge(counts.map(({ name }) => name));
    },
  });
  return new Hono<ServiceEnv>().post("/api/releases/reports", async (c) => {
    await receive(await parseBody(c, releaseReports));
    return c.body(null, 202);
  });
}
