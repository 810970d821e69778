import { endedPushSubscription, newPushSubscription } from "@reclaim/contracts-members/push";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import type { MembersDeps } from "../shared/deps.ts";
import { addPushSubscription } from "./add-push-subscription.use-case.ts";
import { toVapidPublicKey } from "./push.model.ts";
import { removePushSubscription } from "./remove-push-subscription.use-case.ts";

export function pushRoutes(deps: MembersDeps): Hono<ServiceEnv> {
  const add = addPushSubscription(deps);
  const remove = removePushSubscription(deps);
  const publicKey = toVapidPublicKey(deps.vapidKey);
  return new Hono<ServiceEnv>()
    .get("/api/push-subscriptions/key", (c) => {
      requireCaller(c);
      return c.json({ publicKey });
    })
    .post("/api/push-subscriptions", async (c) => {
      const { sub } = requireCaller(c);
      await add(sub, await parseBody(c, newPushSubscription));
      return c.body(null, 204);
    })
    .delete("/api/push-subscriptions", async (c) => {
      const { sub } = requireCaller(c);
      const { endpoint } = await parseBody(c, endedPushSubscription);
      await remove(sub, endpoint);
      return c.body(null, 204);
    });
}
