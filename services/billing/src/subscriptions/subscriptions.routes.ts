import {
  cancelSubscription as cancelBody,
  changeSubscription,
  createSubscription,
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKey,
  previewChange as previewBody,
  WEBHOOK_SIGNATURE_HEADER,
} from "@reclaim/contracts-billing/billing";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import { parse, parseBody } from "@reclaim/platform/validate";
import { type Context, Hono } from "hono";
import { cancelSubscription } from "./cancel-subscription.use-case.ts";
import { changePlan, previewChange } from "./change-plan.use-case.ts";
import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { orderPlan } from "./order-plan.use-case.ts";
import { readEntitlement } from "./read-entitlement.use-case.ts";
import { readPayment } from "./read-payment.use-case.ts";
import { readSubscription } from "./read-subscription.use-case.ts";
import { receiveWebhook } from "./receive-webhook.use-case.ts";
import { resumeSubscription } from "./resume-subscription.use-case.ts";

/** The caller, with the key of a call that may come again. */
const readAttempt = (c: Context<ServiceEnv>) => ({
  userId: requireCaller(c).sub,
  key: parse(idempotencyKey, c.req.header(IDEMPOTENCY_KEY_HEADER)),
});

export function subscriptionRoutes(deps: SubscriptionDeps): Hono<ServiceEnv> {
  const entitlement = readEntitlement(deps);
  const subscription = readSubscription(deps);
  const cancel = cancelSubscription(deps);
  const resume = resumeSubscription(deps);
  const preview = previewChange(deps);
  const change = changePlan(deps);
  const order = orderPlan(deps);
  const payment = readPayment(deps);
  const receive = receiveWebhook(deps);
  return new Hono<ServiceEnv>()
    .get("/internal/entitlement", async (c) => c.json(await entitlement(requireCaller(c).sub)))
    .get("/api/subscription", async (c) => c.json(await subscription(requireCaller(c).sub)))
    .post("/api/subscription/cancel", async (c) => {
      const { sub } = requireCaller(c);
      const body = await parseBody(c, cancelBody);
      return c.json(await cancel(sub, body?.reason));
    })
    .post("/api/subscription/resume", async (c) => c.json(await resume(requireCaller(c).sub)))
    .post("/api/subscription/preview", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(await preview(sub, (await parseBody(c, previewBody)).planId));
    })
    .post("/api/subscription/change", async (c) => {
      const attempt = readAttempt(c);
      return c.json(await change(attempt, await parseBody(c, changeSubscription)));
    })
    .post("/api/create-subscription", async (c) => {
      const attempt = readAttempt(c);
      return c.json(await order(attempt, await parseBody(c, createSubscription)));
    })
    .get(
      "/api/billing/payments/:paymentId",
      async (c) => c.json(await payment(requireCaller(c).sub, c.req.param("paymentId"))),
    )
    .post("/api/billing/webhook", async (c) => {
      // The signature is over the bytes as they came.
      await receive(await c.req.text(), c.req.header(WEBHOOK_SIGNATURE_HEADER) ?? "");
      return c.json({ received: true });
    });
}
