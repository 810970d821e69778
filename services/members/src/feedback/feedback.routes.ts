import { type StoredFeedback, userFeedback } from "@reclaim/contracts-members/feedback";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { MembersDeps } from "../shared/deps.ts";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { giveFeedback } from "./store-feedback.use-case.ts";

export function feedbackRoutes(deps: MembersDeps): Hono<ServiceEnv> {
  const give = giveFeedback(deps);
  return new Hono<ServiceEnv>().post("/api/user-feedback", async (c) => {
    const { sub } = requireCaller(c);
    const stored: StoredFeedback = await give(sub, await parseBody(c, userFeedback));
    return c.json(stored, 201);
  });
}
