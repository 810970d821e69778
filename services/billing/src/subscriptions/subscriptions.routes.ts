import { createSubscription } from "@reclaim/contracts/billing";
import { caller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { body } from "@reclaim/platform/validate";
import { Hono } from "hono";
import {
  cancelSubscription,
  orderPlan,
  readEntitlement,
  readSubscription,
} from "./subscriptions.use-cases.ts";

export function subscriptionRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const entitlement = readEntitlement(deps);
  const subscription = readSubscription(deps);
  const cancel = cancelSubscription(deps);
  const order = orderPlan(deps);
  return new Hono<ServiceEnv>()
    .get("/internal/entitlement", async (c) => c.json(await entitlement(caller(c).sub)))
    .get("/api/subscription", async (c) => c.json(await subscription(caller(c).sub)))
    .post("/api/subscription/cancel", async (c) => c.json(await cancel(caller(c).sub)))
    .post("/api/create-subscription", async (c) => {
      const { sub } = caller(c);
      return c.json(await order(sub, await body(c, createSubscription)));
    });
}
