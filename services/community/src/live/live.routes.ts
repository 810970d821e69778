import { EVENT_STREAM_TYPE } from "@reclaim/contracts-common/operations";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import { Hono, type MiddlewareHandler } from "hono";
import type { NewsHub } from "./news.hub.ts";

/** What is new in the circle, as server-sent events; a stream that was cut goes on by Last-Event-ID. */
export const liveRoutes = (hub: NewsHub): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().get("/api/forum/live", (c) => {
    const { sub } = requireCaller(c);
    // nginx would collect the events otherwise.
    const headers = { "content-type": EVENT_STREAM_TYPE, "x-accel-buffering": "no" };
    // Hono answers HEAD by GET, and nobody would end that stream.
    if (c.req.raw.method === "HEAD") return c.body(null, 200, headers);
    return c.body(hub.open(sub, c.req.header("last-event-id")), 200, headers);
  });

/** What a call has committed may be news. */
export const tellNews = (hub: NewsHub): MiddlewareHandler<ServiceEnv> => async (c, next) => {
  await next();
  if (c.req.method !== "GET" && c.res.ok) hub.tell();
};
