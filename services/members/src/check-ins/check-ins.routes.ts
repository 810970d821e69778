import { recordCheckIn as recordCheckInBody } from "@reclaim/contracts-members/check-ins";
import { notFound } from "@reclaim/platform/errors";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { MembersDeps } from "../shared/deps.ts";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import type { AwardBadges } from "../shared/award-badges.ts";
import { listCheckIns } from "./list-check-ins.use-case.ts";
import { recordCheckIn } from "./record-check-in.use-case.ts";

export function checkInRoutes(
  deps: MembersDeps & { awardBadges: AwardBadges },
): Hono<ServiceEnv> {
  const record = recordCheckIn(deps);
  const list = listCheckIns(deps);
  return new Hono<ServiceEnv>()
    .post("/api/check-ins", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(await record(sub, await parseBody(c, recordCheckInBody)), 201);
    })
    .get("/api/check-ins/user/:userId", async (c) => {
      const { sub } = requireCaller(c);
      if (c.req.param("userId") !== sub) throw notFound();
      return c.json(await list(sub));
    });
}
