import { supportMessage } from "@reclaim/contracts/support";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { receiveMessage } from "./support.use-cases.ts";

export function supportRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const receive = receiveMessage(deps);
  return new Hono<ServiceEnv>().post("/api/support-messages", async (c) => {
    const identity = caller(c);
    return c.json(await receive(identity, await body(c, supportMessage)), 201);
  });
}
