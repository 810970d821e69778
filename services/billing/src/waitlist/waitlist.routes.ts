import { waitlistSignup } from "@reclaim/contracts/billing";
import type { ServiceDeps, ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { joinWaitlist } from "./waitlist.use-cases.ts";

export function waitlistRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const join = joinWaitlist(deps);
  return new Hono<ServiceEnv>().post("/api/waitlist", async (c) => {
    const { email } = await body(c, waitlistSignup);
    return c.json(await join(email));
  });
}
