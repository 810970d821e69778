import { waitlistConfirmation, waitlistSignup } from "@reclaim/contracts-billing/billing";
import type { ServiceDeps, ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { confirmWaitlist } from "./confirm-waitlist.use-case.ts";
import { joinWaitlist } from "./join-waitlist.use-case.ts";

export function waitlistRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const join = joinWaitlist(deps);
  const confirm = confirmWaitlist(deps);
  return new Hono<ServiceEnv>()
    .post("/api/waitlist", async (c) => {
      const { email } = await parseBody(c, waitlistSignup);
      return c.json(await join(email));
    })
    .post("/api/waitlist/confirm", async (c) => {
      const { token } = await parseBody(c, waitlistConfirmation);
      return c.json(await confirm(token));
    });
}
