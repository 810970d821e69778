import { createSubscription } from "@reclaim/contracts-billing/billing";
import { requireCaller, type ServiceDeps, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { orderPlan } from "./order-plan.use-case.ts";
import { cancelSubscription } from "./cancel-subscription.use-case.ts";
import { readSubscription } from "./read-subscription.use-case.ts";
import { readEntitlement } from "./read-entitlement.use-case.ts";

export function subscriptionRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const entitlement = readEntitlement(deps);
  const subscription = readSubscription(deps);
  const cancel = cancelSubscription(deps);
  const order = orderPlan(deps);
  return new Hono<ServiceEnv>()
    .get("/internal/entitlement", async (c) => c.json(await entitlement(requireCaller(c).sub)))
    .get("/api/subscription", async (c) => c.json(await subscription(requireCaller(c).sub)))
    .post("/api/subscription/cancel", async (c) => c.json(await cancel(requireCaller(c).sub)))
    .post("/api/create-subscription", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(await order(sub, await parseBody(c, createSubscription)));
    });
}
