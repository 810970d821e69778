import { supportMessage } from "@reclaim/contracts-members/support";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import type { MembersDeps } from "../shared/deps.ts";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { sendSupportMessage } from "./send-support-message.use-case.ts";

export function supportRoutes(deps: MembersDeps): Hono<ServiceEnv> {
  const receive = sendSupportMessage(deps);
  return new Hono<ServiceEnv>().post("/api/support-messages", async (c) => {
    const identity = requireCaller(c);
    return c.json(await receive(identity, await parseBody(c, supportMessage)), 201);
  });
}
