import { inspectionResult } from "@reclaim/contracts-releases/release-desk";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { ReleasesDeps } from "../shared/deps.ts";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { parseId } from "../shared/route-parameters.ts";
import type { Signal } from "../shared/signal.ts";
import { requireOperator } from "../teams/teams.authorization.ts";
import { claimInspection } from "./claim-inspection.use-case.ts";
import { endInspection } from "./end-inspection.use-case.ts";

export function inspectionsRoutes(deps: ReleasesDeps, newWork: Signal): Hono<ServiceEnv> {
  const operator = requireOperator(deps);
  const claim = claimInspection(deps, newWork);
  const end = endInspection(deps);
  return new Hono<ServiceEnv>()
    .post("/api/releases/inspections/claim", async (c) => {
      const { sub } = requireCaller(c);
      await operator(c);
      const work = await claim(sub, c.req.raw.signal);
      return work ? c.json(work) : c.body(null, 204);
    })
    .post("/api/releases/inspections/:id", async (c) => {
      const { sub } = requireCaller(c);
      await operator(c);
      await end(sub, parseId(c.req.param("id")), await parseBody(c, inspectionResult));
      return c.body(null, 204);
    });
}
