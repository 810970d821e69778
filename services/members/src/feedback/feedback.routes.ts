import { type StoredFeedback, userFeedback } from "@reclaim/contracts/feedback";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { giveFeedback } from "./feedback.use-cases.ts";

export function feedbackRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const give = giveFeedback(deps);
  return new Hono<ServiceEnv>().post("/api/user-feedback", async (c) => {
    const { sub } = caller(c);
    const stored: StoredFeedback = await give(sub, await body(c, userFeedback));
    return c.json(stored, 201);
  });
}
