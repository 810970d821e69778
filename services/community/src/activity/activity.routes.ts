import { type Activity, activityQuery } from "@reclaim/contracts/community";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { query } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { activityAfter } from "./activity.repository.ts";

/** What others did with what the caller wrote, since he last asked (D41). */
export function activityRoutes({ db, clock }: ServiceDeps): Hono<ServiceEnv> {
  const nothing = (cursor: string): Activity => ({
    replies: 0,
    reactions: 0,
    postId: null,
    cursor,
  });
  return new Hono<ServiceEnv>().get("/api/forum/activity", async (c) => {
    const { sub } = caller(c);
    const { since } = query(c.req, activityQuery);
    if (since === undefined) return c.json(nothing(String(clock.now().getTime())));
    return c.json(await activityAfter(db, sub, new Date(Number(since))) ?? nothing(since));
  });
}
