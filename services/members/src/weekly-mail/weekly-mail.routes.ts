import { unsubscribe as contract } from "@reclaim/contracts-members/unsubscribe";
import type { ServiceEnv } from "@reclaim/platform/service";
import type { MembersDeps } from "../shared/deps.ts";
import { parseBody, parseQuery } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { unsubscribe } from "./unsubscribe.use-case.ts";

export function weeklyMailRoutes(deps: MembersDeps): Hono<ServiceEnv> {
  const end = unsubscribe(deps);
  return new Hono<ServiceEnv>().post("/api/unsubscribe", async (c) => {
    // A mail program knows only the address that the mail gave it; our page sends a body.
    const { token } = c.req.query("token")
      ? parseQuery(c.req, contract)
      : await parseBody(c, contract);
    await end(token);
    return c.body(null, 204);
  });
}
