import {
  createdSubscription,
  type PaidPlan,
  payment,
  subscription,
  testPaymentResult,
} from "@reclaim/contracts-billing/billing";
import type { Identity } from "@reclaim/platform/identity";
import type { TestService } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import * as z from "zod/mini";

/** Stripe's published test numbers, by what they do. */
export const TEST_CARDS = {
  succeeds: "4242 4242 4242 4242",
  mastercard: "5555555555554444",
  declined: "4000000000000002",
  noFunds: "4000000000009995",
  /** Confirmed by its bank once. */
  confirmsOnce: "4000002500003155",
  /** Confirmed by its bank at each charge, so that renewals fail. */
  confirmsAlways: "4000002760003184",
} as const;
export type TestCardName = keyof typeof TEST_CARDS;

/** The body of an order for a plan, as its screen sends it. */
export function orderBody(planId: PaidPlan): Record<string, string> {
  const [tier = "", period] = planId.split("-");
  return period ? { planId: tier, period } : { plan: planId };
}

/** What a member does on the screens of billing, by calls. */
export function buying(service: TestService) {
  const order = async (who: Identity, planId: PaidPlan) => {
    const { status, body } = await service.call(
      who,
      "POST",
      "/api/create-subscription",
      orderBody(planId),
    );
    assert.equal(status, 200, JSON.stringify(body));
    return z.parse(createdSubscription, body);
  };
  const readPayment = async (who: Identity, paymentId: string | null | undefined) => {
    const { status, body } = await service.call(who, "GET", `/api/billing/payments/${paymentId}`);
    assert.equal(status, 200, JSON.stringify(body));
    return z.parse(payment, body);
  };
  const confirm = async (who: Identity, clientSecret: string | null, card: TestCardName) => {
    const { status, body } = await service.call(who, "POST", "/api/billing/test-payments/confirm", {
      clientSecret,
      card: { number: TEST_CARDS[card], expiry: "12/40", cvc: "123" },
    });
    assert.equal(status, 200, JSON.stringify(body));
    return z.parse(testPaymentResult, body);
  };
  const authenticate = async (
    who: Identity,
    clientSecret: string | null,
    outcome: "complete" | "fail" = "complete",
  ) => {
    const { status, body } = await service.call(
      who,
      "POST",
      "/api/billing/test-payments/authenticate",
      { clientSecret, outcome },
    );
    assert.equal(status, 200, JSON.stringify(body));
    return z.parse(testPaymentResult, body);
  };
  const read = async (who: Identity) => {
    const { status, body } = await service.call(who, "GET", "/api/subscription");
    assert.equal(status, 200, JSON.stringify(body));
    return z.parse(subscription, body);
  };
  return {
    order,
    readPayment,
    confirm,
    authenticate,
    read,
    /** Orders a plan and pays it with a card. */
    async buy(who: Identity, planId: PaidPlan, card: TestCardName = "succeeds"): Promise<void> {
      const { paymentId } = await order(who, planId);
      const { clientSecret } = await readPayment(who, paymentId);
      const { status } = await confirm(who, clientSecret, card);
      if (status === "requires_action") await authenticate(who, clientSecret);
      assert.equal((await readPayment(who, paymentId)).status, "paid");
    },
  };
}
