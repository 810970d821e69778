import { releaseReports } from "@reclaim/contracts/release-reports";
import type { ServiceDeps, ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { takeBack } from "../live/take-back.use-cases.ts";
import { healthRepository } from "./health.repository.ts";
import { judgeSoon } from "./judge.use-cases.ts";
import { partsOf } from "./parts.ts";
import { receiveReports } from "./reports.use-cases.ts";

const inASecond = (run: () => Promise<void>): void => {
  // Does not keep a process alive that has ended its calls.
  Deno.unrefTimer(setTimeout(run, 1000));
};

/**
 * Where pages tell how their versions do; open to visitors, and the answer tells nothing. `later`
 * judges canaries after a report: in a second, with what is told until then.
 */
export function reportsRoutes(
  deps: ServiceDeps,
  later: (run: () => Promise<void>) => void = inASecond,
): Hono<ServiceEnv> {
  const health = healthRepository(deps.db);
  const judge = judgeSoon(deps, takeBack(deps), later);
  const receive = receiveReports(deps, {
    partsOf: partsOf(deps.db),
    async store(counts) {
      await health.add(counts, deps.clock.now());
      judge(counts.map(({ name }) => name));
    },
  });
  return new Hono<ServiceEnv>().post("/api/releases/reports", async (c) => {
    await receive(await body(c, releaseReports));
    return c.body(null, 202);
  });
}
