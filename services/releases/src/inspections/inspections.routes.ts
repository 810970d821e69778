import { inspectionResult } from "@reclaim/contracts/release-desk";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { idOf } from "../shared/paths.ts";
import type { Signal } from "../shared/signal.ts";
import { requireOperator } from "../teams/actors.ts";
import { claimInspection, endInspection } from "./inspections.use-cases.ts";

export function inspectionsRoutes(deps: ServiceDeps, waiting: Signal): Hono<ServiceEnv> {
  const operator = requireOperator(deps);
  const claim = claimInspection(deps, waiting);
  const end = endInspection(deps);
  return new Hono<ServiceEnv>()
    .post("/api/releases/inspections/claim", async (c) => {
      const { sub } = caller(c);
      await operator(c);
      const work = await claim(sub, c.req.raw.signal);
      return work ? c.json(work) : c.body(null, 204);
    })
    .post("/api/releases/inspections/:id", async (c) => {
      const { sub } = caller(c);
      await operator(c);
      await end(sub, idOf(c.req.param("id")), await body(c, inspectionResult));
      return c.body(null, 204);
    });
}
