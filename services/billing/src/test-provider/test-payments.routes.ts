import { authenticateTestPayment, confirmTestPayment } from "@reclaim/contracts-billing/billing";
import { notFound } from "@reclaim/platform/errors";
import { requireCaller, type ServiceEnv } from "@reclaim/platform/service";
import { parseBody } from "@reclaim/platform/validate";
import { Hono } from "hono";
import { paymentEnded } from "../payments/payments.errors.ts";
import type { PaymentResult } from "./test-account.model.ts";
import type { TestProvider } from "./test-provider.ts";

/** The card form of the built-in provider; it takes published test numbers only. */
export function testPaymentRoutes({ provider }: { provider: TestProvider }): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>()
    .post("/api/billing/test-payments/confirm", async (c) => {
      const { sub } = requireCaller(c);
      return c.json(toAnswer(await provider.confirm(sub, await parseBody(c, confirmTestPayment))));
    })
    .post("/api/billing/test-payments/authenticate", async (c) => {
      const { sub } = requireCaller(c);
      const body = await parseBody(c, authenticateTestPayment);
      return c.json(toAnswer(await provider.authenticate(sub, body)));
    });
}

function toAnswer(result: PaymentResult | "ended" | undefined): PaymentResult {
  if (result === undefined) throw notFound();
  if (result === "ended") throw paymentEnded();
  return result;
}
