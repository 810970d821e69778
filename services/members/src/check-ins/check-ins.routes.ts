import { recordCheckIn as recordCheckInBody } from "@reclaim/contracts/check-ins";
import { notFound } from "@reclaim/platform/errors";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { listCheckIns, recordCheckIn } from "./check-ins.use-cases.ts";

export function checkInRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const record = recordCheckIn(deps);
  const list = listCheckIns(deps);
  return new Hono<ServiceEnv>()
    .post("/api/check-ins", async (c) => {
      const { sub } = caller(c);
      return c.json(await record(sub, await body(c, recordCheckInBody)), 201);
    })
    .get("/api/check-ins/user/:userId", async (c) => {
      const { sub } = caller(c);
      if (c.req.param("userId") !== sub) throw notFound();
      return c.json(await list(sub));
    });
}
