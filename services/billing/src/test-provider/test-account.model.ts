import type { PaidPlan, RecurringPlan } from "@reclaim/contracts-billing/billing";
import { addMonthsInUtc } from "@reclaim/platform/clock";
import { planTerms } from "../catalogue/paid-plans.model.ts";
import type { KeptCard } from "./test-cards.model.ts";

/** Instants are milliseconds since 1970, so that an account is plain JSON. */
export type Instant = number;

export interface TestSubscription {
  id: string;
  planId: RecurringPlan;
  amount: number;
  status: "incomplete" | "active" | "past_due" | "canceled";
  createdAt: Instant;
  /** Periods are counted from here, so that the 31st comes back after February. */
  anchor: Instant;
  periods: number;
  periodStart: Instant;
  periodEnd: Instant;
  cancelAtPeriodEnd: boolean;
  cancelledAt: Instant | null;
  pastDueSince: Instant | null;
  nextAttemptAt: Instant | null;
  scheduledPlanId: RecurringPlan | null;
  /** The payment of the running period. */
  paidBy: string | null;
}

export interface TestPayment {
  id: string;
  clientSecret: string;
  purpose: "first" | "change" | "renewal" | "once";
  planId: PaidPlan;
  amount: number;
  status: "open" | "paid" | "ended";
  createdAt: Instant;
  subscriptionId: string | null;
  /** The card that waits for the confirmation of its bank. */
  unconfirmed: KeptCard | null;
  /** What is taken from the customer's balance when it is paid, or put there when negative. */
  fromBalance: number;
}

interface TestCharge {
  id: string;
  at: Instant;
  kind: "charge" | "refund";
  planId: PaidPlan;
  amount: number;
  paymentId: string;
}

/** All that the built-in provider keeps of one customer. */
export interface TestAccount {
  customerId: string;
  userId: string;
  subscriptions: TestSubscription[];
  payments: TestPayment[];
  charges: TestCharge[];
  card: KeptCard | null;
  /** Cents of unused periods, which the next bills take first. */
  balance: number;
  /** What was made for an idempotency key: a payment, or null when none was needed. */
  keys: Record<string, string | null>;
}

/** What an operation needs beside the account. */
export interface Turn {
  now: Instant;
  createId(): string;
}

export const createAccount = (customerId: string, userId: string): TestAccount => ({
  customerId,
  userId,
  subscriptions: [],
  payments: [],
  charges: [],
  card: null,
  balance: 0,
  keys: {},
});

export const isOpen = ({ status }: TestPayment): boolean => status === "open";

/** The end of a period, counted from its anchor by the calendar of UTC. */
export function periodEndOf(planId: RecurringPlan, anchor: Instant, periods: number): Instant {
  const months = planTerms(planId).interval === "year" ? 12 : 1;
  return addMonthsInUtc(new Date(anchor), months * (periods + 1)).getTime();
}

/** Begins the first period of a plan at `start`. */
function startPeriods(subscription: TestSubscription, planId: RecurringPlan, start: Instant) {
  Object.assign(subscription, {
    planId,
    amount: planTerms(planId).amount,
    anchor: start,
    periods: 0,
    periodStart: start,
    periodEnd: periodEndOf(planId, start, 0),
    scheduledPlanId: null,
  });
}

export function addPayment(
  account: TestAccount,
  turn: Turn,
  fields: Pick<TestPayment, "purpose" | "planId" | "amount" | "subscriptionId"> & {
    fromBalance?: number;
  },
): TestPayment {
  const id = `pi_test_${turn.createId()}`;
  const payment: TestPayment = {
    id,
    clientSecret: `${id}_secret_${turn.createId()}`,
    status: "open",
    createdAt: turn.now,
    unconfirmed: null,
    fromBalance: 0,
    ...fields,
  };
  account.payments.push(payment);
  return payment;
}

/** The payment that begins a subscription, or that of what is paid once; the same for the same key. */
export function order(
  account: TestAccount,
  turn: Turn,
  { planId, key }: { planId: PaidPlan; key: string },
): TestPayment {
  const known = account.payments.find(({ id }) => id === account.keys[key]);
  if (known) return known;
  const { amount } = planTerms(planId);
  const subscription = planId === "lifetime" ? null : openSubscription(account, turn, planId);
  const payment = addPayment(account, turn, {
    purpose: subscription ? "first" : "once",
    planId,
    amount,
    subscriptionId: subscription?.id ?? null,
  });
  account.keys[key] = payment.id;
  return payment;
}

function openSubscription(account: TestAccount, turn: Turn, planId: RecurringPlan) {
  const subscription: TestSubscription = {
    id: `sub_test_${turn.createId()}`,
    planId,
    amount: planTerms(planId).amount,
    status: "incomplete",
    createdAt: turn.now,
    anchor: turn.now,
    periods: 0,
    periodStart: turn.now,
    periodEnd: turn.now,
    cancelAtPeriodEnd: false,
    cancelledAt: null,
    pastDueSince: null,
    nextAttemptAt: null,
    scheduledPlanId: null,
    paidBy: null,
  };
  account.subscriptions.push(subscription);
  return subscription;
}

/** How a try to pay ended. */
export type PaymentResult =
  | { status: "succeeded" | "requires_action"; message: null }
  | { status: "declined"; message: string };

/** Pays with a card that a member has typed. What is paid already is not charged again. */
export function confirm(
  account: TestAccount,
  turn: Turn,
  payment: TestPayment,
  card: KeptCard,
): PaymentResult {
  if (payment.status === "paid") return { status: "succeeded", message: null };
  if (card.confirmation !== "never") {
    payment.unconfirmed = card;
    return { status: "requires_action", message: null };
  }
  return chargeCard(account, turn, payment, card);
}

/** Ends the 3-D Secure step of a payment. */
export function authenticate(
  account: TestAccount,
  turn: Turn,
  payment: TestPayment,
  outcome: "complete" | "fail",
): PaymentResult {
  if (payment.status === "paid") return { status: "succeeded", message: null };
  const card = payment.unconfirmed;
  payment.unconfirmed = null;
  if (!card || outcome === "fail") {
    return {
      status: "declined",
      message: "We are unable to authenticate your payment method. Please try another one.",
    };
  }
  return chargeCard(account, turn, payment, card);
}

function chargeCard(
  account: TestAccount,
  turn: Turn,
  payment: TestPayment,
  card: KeptCard,
): PaymentResult {
  if (card.declined !== null) return { status: "declined", message: card.declined };
  account.card = card;
  complete(account, turn, payment);
  return { status: "succeeded", message: null };
}

/** Takes the money of a payment and gives what it is for. */
export function complete(account: TestAccount, turn: Turn, payment: TestPayment): void {
  payment.status = "paid";
  payment.unconfirmed = null;
  account.balance -= payment.fromBalance;
  if (payment.amount > 0) {
    account.charges.push({
      id: `ch_test_${turn.createId()}`,
      at: turn.now,
      kind: "charge",
      planId: payment.planId,
      amount: payment.amount,
      paymentId: payment.id,
    });
  }
  const subscription = account.subscriptions.find(({ id }) => id === payment.subscriptionId);
  if (!subscription) return;
  const planId = payment.planId as RecurringPlan;
  if (payment.purpose === "renewal") renewPeriod(subscription, planId);
  else {
    startPeriods(subscription, planId, turn.now);
    subscription.cancelAtPeriodEnd = false;
    subscription.cancelledAt = null;
  }
  subscription.status = "active";
  subscription.pastDueSince = null;
  subscription.nextAttemptAt = null;
  subscription.paidBy = payment.id;
}

/** The next period follows the last one, however late it was paid. */
function renewPeriod(subscription: TestSubscription, planId: RecurringPlan): void {
  const start = subscription.periodEnd;
  if (planId !== subscription.planId) return startPeriods(subscription, planId, start);
  subscription.periods += 1;
  subscription.periodStart = start;
  subscription.periodEnd = periodEndOf(planId, subscription.anchor, subscription.periods);
}

/** Whether a card lets itself be charged while its owner is away. */
export const canChargeAlone = (card: KeptCard | null): boolean =>
  card !== null && card.declined === null && card.confirmation !== "always";

export const openPaymentsOf = ({ payments }: TestAccount, { id }: TestSubscription) =>
  payments.filter((payment) => isOpen(payment) && payment.subscriptionId === id);

/** Ends a subscription with its open payments. May be repeated. */
export function endSubscription(
  account: TestAccount,
  subscription: TestSubscription,
  now: Instant,
): void {
  if (subscription.status === "canceled") return;
  subscription.status = "canceled";
  subscription.cancelledAt ??= now;
  for (const open of openPaymentsOf(account, subscription)) open.status = "ended";
}

/** Closes an open payment; a subscription that it would have begun ends with it. */
export function endPayment(account: TestAccount, payment: TestPayment, now: Instant): void {
  if (!isOpen(payment)) return;
  payment.status = "ended";
  const subscription = account.subscriptions.find(({ id }) => id === payment.subscriptionId);
  if (subscription && payment.purpose !== "change") endSubscription(account, subscription, now);
}

/** Pays a payment back in full, as the operator does at the provider. May be repeated. */
export function refund(account: TestAccount, turn: Turn, payment: TestPayment): void {
  const own = account.charges.filter(({ paymentId }) => paymentId === payment.id);
  const charge = own.find(({ kind }) => kind === "charge");
  if (!charge || own.length > 1) return;
  account.charges.push({
    ...charge,
    id: `re_test_${turn.createId()}`,
    at: turn.now,
    kind: "refund",
  });
}
