import { type Activity, activityQuery } from "@reclaim/contracts-community/community";
import { requireCaller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { parseQuery } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { listPages } from "../shared/list-pages.ts";
import { activityAfter, type ActivityRow } from "./activity.repository.ts";

/** What others did with what the caller wrote, since he last asked (D41). */
export function activityRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const { db, clock } = deps;
  const pages = listPages(deps);
  const toActivity = ({ latest, ...counts }: ActivityRow): Activity => ({
    ...counts,
    cursor: pages.sealCursor({ createdAt: latest, id: 0 }),
  });
  const nothing = (latest: Date): ActivityRow => ({
    replies: 0,
    reactions: 0,
    postId: null,
    latest,
  });
  return new Hono<ServiceEnv>().get("/api/forum/activity", async (c) => {
    const { sub } = requireCaller(c);
    const { since } = parseQuery(c.req, activityQuery);
    if (since === undefined) return c.json(toActivity(nothing(clock.now())));
    const { createdAt } = pages.openCursor(since, "since");
    return c.json(toActivity(await activityAfter(db, sub, createdAt) ?? nothing(createdAt)));
  });
}
