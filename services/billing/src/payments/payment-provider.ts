import type { PaidPlan, RecurringPlan } from "@reclaim/contracts-billing/billing";

/** The card that is charged for renewals, as the provider names it. */
export interface PaymentMethod {
  brand: string;
  last4: string;
}

/** A subscription as the provider has it. */
export interface ProviderSubscription {
  id: string;
  planId: RecurringPlan;
  /** Cents for each period. */
  amount: number;
  /** Cents of the next bill. */
  nextAmount: number;
  status: "active" | "trialing" | "past_due" | "incomplete" | "canceled" | "unpaid";
  createdAt: Date;
  periodEnd: Date;
  /** Since when no bill follows, though the period may still run. */
  cancelledAt: Date | null;
  /** Since when the last bill is open. */
  pastDueSince: Date | null;
  /** The plan of the next period, when it is another one. */
  scheduledPlanId: RecurringPlan | null;
  /** What was paid for the running period was paid back in full. */
  isRefunded: boolean;
}

/** A payment that a member makes or made in the card form. */
export interface ProviderPayment {
  id: string;
  planId: PaidPlan;
  amount: number;
  status: "open" | "paid" | "ended";
  clientSecret: string;
  /** The subscription that it pays for; null for what is bought once. */
  subscriptionId: string | null;
  isRefunded: boolean;
}

/** Money that moved; `amount` in cents, never negative. */
export interface ProviderCharge {
  id: string;
  at: Date;
  kind: "charge" | "refund";
  planId: PaidPlan;
  amount: number;
}

/** All that the provider has of one customer, at one instant. */
export interface CustomerSnapshot {
  customerId: string;
  userId: string;
  subscriptions: ProviderSubscription[];
  payments: ProviderPayment[];
  charges: ProviderCharge[];
  method: PaymentMethod | null;
}

/** What a change would charge now, with the credit that is taken off, and the bill after it. */
interface PlanChangePreview {
  amountDue: number;
  credit: number;
  nextAt: Date;
  nextAmount: number;
}

/** A change of plan at once, prorated as of `prorationDate`. */
interface PlanChange {
  customerId: string;
  subscriptionId: string;
  planId: RecurringPlan;
  prorationDate: Date;
}

/**
 * Whoever takes the payments. Every call may be repeated: what has a `key` is done once for that key,
 * the others name a state. All throw 503 `payments_unavailable` when the provider does not answer,
 * and then may have happened or not. What a call changes is told by a signed event, and only that
 * changes what a member may use (D36).
 */
export interface PaymentProvider {
  name: "test" | "stripe";
  /** Stripe's key for the browser; null when the card form is our own. */
  publishableKey: string | null;
  /** The customer of a member, created once. */
  createCustomer(input: { userId: string; email: string | null }): Promise<string>;
  /** A subscription that begins with its first payment, or what is paid once. */
  order(
    input: { customerId: string; planId: PaidPlan; key: string },
  ): Promise<ProviderPayment>;
  previewChange(change: PlanChange & { effect: "now" | "period_end" }): Promise<PlanChangePreview>;
  /** Null when it is done; a payment when the card was declined or its bank asks for confirmation. */
  changePlan(change: PlanChange & { key: string }): Promise<ProviderPayment | null>;
  /** The plan of the next period; null for the same as now. */
  schedulePlan(
    input: { customerId: string; subscriptionId: string; planId: RecurringPlan | null },
  ): Promise<void>;
  setCancelAtPeriodEnd(
    input: { customerId: string; subscriptionId: string; isCancelled: boolean },
  ): Promise<void>;
  /** Ends a subscription at once, with its open payments. */
  endSubscription(input: { customerId: string; subscriptionId: string }): Promise<void>;
  /** Closes an open payment and gives its state: paid, when it was too late. */
  endPayment(input: { customerId: string; paymentId: string }): Promise<ProviderPayment["status"]>;
  /** All of one customer as it is now; undefined when there is no such customer. */
  readCustomer(customerId: string): Promise<CustomerSnapshot | undefined>;
  /** An event by its raw body, or undefined when the signature is not the provider's, or too old. */
  verifyEvent(
    rawBody: string,
    signature: string,
  ): Promise<{ id: string; customerId: string | null } | undefined>;
  /** Lets pass what was due by the product's clock and tells what it has not told (D59). */
  catchUp(customerId: string): Promise<void>;
  /** The same for all customers, by a job. */
  catchUpAll(): Promise<void>;
}
