import { planTerms } from "../catalogue/paid-plans.model.ts";
import type { MemberMail } from "../mails/mails.model.ts";
import type { CustomerSnapshot } from "../payments/payment-provider.ts";
import { billingStateOf } from "./billing-state.model.ts";

/** A mail about what has happened, with the key by which it is sent once. */
export interface PaymentMail {
  key: string;
  mail: MemberMail;
}

const CURRENCY = "usd";

/** All mails that follow from what the provider has; those that were sent before are among them. */
export function paymentMailsOf(snapshot: CustomerSnapshot): PaymentMail[] {
  const receipts = snapshot.charges.filter(({ kind }) => kind === "charge")
    .map(({ id, planId, amount, at }): PaymentMail => ({
      key: id,
      mail: {
        kind: "payment-received",
        plan: planTerms(planId).name,
        paidAt: at.toISOString(),
        amount,
        currency: CURRENCY,
      },
    }));
  return [...receipts, ...planMailsOf(snapshot)];
}

/** Mails about the plan that a member has. */
function planMailsOf(snapshot: CustomerSnapshot): PaymentMail[] {
  const state = billingStateOf(snapshot);
  const { planId, amount, stripeSubscriptionId, subscriptionExpiresAt: periodEnd } = state;
  if (planId === null || amount === null) return [];
  const plan = planTerms(planId).name;
  const key = stripeSubscriptionId ?? `lifetime ${snapshot.customerId}`;
  if (state.subscriptionStatus === "past_due" && state.graceEndsAt) {
    const graceEndsAt = state.graceEndsAt.toISOString();
    const owed = { amount: state.nextAmount ?? amount, currency: CURRENCY };
    return [{
      key: `${key} ${graceEndsAt}`,
      mail: { kind: "payment-failed", plan, graceEndsAt, ...owed },
    }];
  }
  if (state.subscriptionStatus !== "active") return [];
  const nextPaymentAt = periodEnd?.toISOString() ?? null;
  const mails: PaymentMail[] = [{
    key,
    mail: { kind: "confirmation", plan, nextPaymentAt, amount, currency: CURRENCY },
  }];
  if (state.cancelledAt && nextPaymentAt !== null) {
    mails.push({
      key: `${key} ${state.cancelledAt.toISOString()}`,
      mail: { kind: "cancelled", plan, endsAt: nextPaymentAt },
    });
  }
  for (const payment of snapshot.payments) {
    const isOfChange = payment.status === "open" && payment.subscriptionId !== null &&
      payment.subscriptionId === stripeSubscriptionId;
    if (!isOfChange) continue;
    mails.push({
      key: payment.id,
      mail: {
        kind: "action-needed",
        plan: planTerms(payment.planId).name,
        amount: payment.amount,
        currency: CURRENCY,
      },
    });
  }
  return mails;
}
