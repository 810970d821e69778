import { type CoachEvent, coachQuery, coachRequest } from "@reclaim/contracts-insights/coach";
import { EVENT_STREAM_TYPE } from "@reclaim/contracts-common/operations";
import { NEXT_CURSOR_HEADER } from "@reclaim/contracts-common/paging";
import { requireTier } from "@reclaim/platform/identity";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody, parseQuery } from "@reclaim/platform/validate";
import { Hono } from "hono";
import type { InsightsDeps } from "../shared/deps.ts";
import { coachRepository } from "./coach.repository.ts";
import { toFrame } from "./coach.wire.ts";
import { listCoachMessages } from "./list-coach-messages.use-case.ts";
import { talkToCoach } from "./talk-to-coach.use-case.ts";

/** Events as a stream of bytes; who hangs up ends what makes them. */
function toStream(events: AsyncGenerator<CoachEvent>, hangUp: () => void): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(toFrame(value)));
    },
    async cancel() {
      hangUp();
      await events.return(undefined);
    },
  });
}

export function coachRoutes(
  deps: InsightsDeps & Parameters<typeof talkToCoach>[0],
): Hono<ServiceEnv> {
  const talk = talkToCoach(deps);
  const list = listCoachMessages(deps);
  return new Hono<ServiceEnv>()
    .post("/api/ai/coach", async (c) => {
      const hungUp = new AbortController();
      const request = await parseBody(c, coachRequest);
      const events = await talk({ caller: requireCaller(c), signal: hungUp.signal }, request);
      return c.body(toStream(events, () => hungUp.abort()), 200, {
        "content-type": EVENT_STREAM_TYPE,
        // nginx would collect the events otherwise.
        "x-accel-buffering": "no",
      });
    })
    .get("/api/ai/coach", async (c) => {
      const caller = requireCaller(c);
      requireTier(caller, "premium", "ai_coach");
      const { messages, next } = await list(caller.sub, parseQuery(c.req, coachQuery));
      if (next) c.header(NEXT_CURSOR_HEADER, next);
      return c.json(messages);
    })
    .delete("/api/ai/coach", async (c) => {
      const caller = requireCaller(c);
      requireTier(caller, "premium", "ai_coach");
      await coachRepository(deps.db, deps).removeAll(caller.sub);
      return c.body(null, 204);
    });
}
