import { unsubscribe as contract } from "@reclaim/contracts/unsubscribe";
import type { ServiceDeps, ServiceEnv } from "@reclaim/platform/service";
import { body, query } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { unsubscribe } from "./weekly-mail.use-cases.ts";

export function weeklyMailRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const end = unsubscribe(deps);
  return new Hono<ServiceEnv>().post("/api/unsubscribe", async (c) => {
    // A mail program knows only the address that the mail gave it; our page sends a body.
    const { token } = c.req.query("token") ? query(c.req, contract) : await body(c, contract);
    await end(token);
    return c.body(null, 204);
  });
}
