import type { Payment } from "@reclaim/contracts-billing/billing";
import { notFound } from "@reclaim/platform/errors";
import { planTerms } from "../catalogue/paid-plans.model.ts";
import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";

/** One of a member's own payments. Errors: 404. */
export const readPayment =
  ({ repository, provider }: SubscriptionDeps) =>
  async (userId: string, paymentId: string): Promise<Payment> => {
    const customerId = (await repository.byUser(userId))?.stripeCustomerId;
    if (!customerId) throw notFound();
    await provider.catchUp(customerId);
    const snapshot = await provider.readCustomer(customerId);
    const payment = snapshot?.payments.find(({ id }) => id === paymentId);
    if (!payment) throw notFound();
    const { id, status, planId, amount, clientSecret } = payment;
    const { name: planName, tier } = planTerms(planId);
    return {
      id,
      status,
      planId,
      planName,
      tier,
      amount,
      currency: "usd",
      provider: provider.name,
      clientSecret: status === "open" ? clientSecret : null,
      publishableKey: provider.publishableKey,
    };
  };
