import type { PaidPlan, RecurringPlan } from "@reclaim/contracts-billing/billing";
import { addMonthsInUtc } from "@reclaim/platform/clock";
import { millisecondsInDay, millisecondsInHour } from "date-fns/constants";
import { planTerms } from "../catalogue/paid-plans.model.ts";
import type { KeptCard } from "./test-cards.model.ts";

/** Instants are milliseconds since 1970, so that an account is plain JSON. */
type Instant = number;

interface TestSubscription {
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

interface TestPayment {
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

/** A first payment, or that of a change, may be made for so long. */
const PAYMENT_LIFETIME_MS = 23 * millisecondsInHour;
/** After a failed renewal the card is tried again on these days; then the subscription ends. */
const RETRY_DAYS = [1, 3, 5];
const LAST_DAY = 7;

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

export const isLive = ({ status }: TestSubscription): boolean =>
  status === "active" || status === "past_due";

const isOpen = ({ status }: TestPayment): boolean => status === "open";

/** The end of a period, counted from its anchor by the calendar of UTC. */
function periodEndOf(planId: RecurringPlan, anchor: Instant, periods: number): Instant {
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

function addPayment(
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
function complete(account: TestAccount, turn: Turn, payment: TestPayment): void {
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

/** What an upgrade charges now, and what it takes from the balance or puts there. */
function prorate(
  { balance }: TestAccount,
  { amount, periodStart, periodEnd }: TestSubscription,
  planId: RecurringPlan,
  prorationDate: Instant,
): { amountDue: number; credit: number; fromBalance: number } {
  const left = Math.min(1, Math.max(0, (periodEnd - prorationDate) / (periodEnd - periodStart)));
  const unused = Math.round(amount * left);
  const price = planTerms(planId).amount;
  const amountDue = Math.max(0, price - unused - balance);
  return { amountDue, credit: price - amountDue, fromBalance: price - unused - amountDue };
}

/** What an upgrade costs now, and what the bill after it will be. */
export function previewUpgrade(
  account: TestAccount,
  subscription: TestSubscription,
  planId: RecurringPlan,
  prorationDate: Instant,
) {
  const { amountDue, credit, fromBalance } = prorate(account, subscription, planId, prorationDate);
  return {
    amountDue,
    credit,
    nextAt: periodEndOf(planId, prorationDate, 0),
    nextAmount: Math.max(0, planTerms(planId).amount - (account.balance - fromBalance)),
  };
}

/** What a downgrade costs: nothing now, and the bill with which it begins. */
export const previewDowngrade = (
  { balance }: TestAccount,
  { periodEnd }: TestSubscription,
  planId: RecurringPlan,
) => ({
  amountDue: 0,
  credit: 0,
  nextAt: periodEnd,
  nextAmount: Math.max(0, planTerms(planId).amount - balance),
});

/** What the next bill of a subscription costs before the balance: its price, or that of another plan. */
const owedNext = ({ scheduledPlanId, amount }: TestSubscription): number =>
  scheduledPlanId ? planTerms(scheduledPlanId).amount : amount;

/** The next bill of a subscription. */
export const nextAmountOf = ({ balance }: TestAccount, subscription: TestSubscription): number =>
  Math.max(0, owedNext(subscription) - balance);

/** Changes the plan at once. Gives the payment that is still to be made, if one is. */
export function changePlan(
  account: TestAccount,
  turn: Turn,
  subscription: TestSubscription,
  { planId, prorationDate, key }: { planId: RecurringPlan; prorationDate: Instant; key: string },
): TestPayment | null {
  if (Object.hasOwn(account.keys, key)) {
    return account.payments.find(({ id }) => id === account.keys[key]) ?? null;
  }
  account.keys[key] = null;
  if (subscription.status !== "active" || subscription.planId === planId) return null;
  for (const open of openPaymentsOf(account, subscription)) open.status = "ended";
  const { amountDue: amount, fromBalance } = prorate(account, subscription, planId, prorationDate);
  const payment = addPayment(account, turn, {
    purpose: "change",
    planId,
    amount,
    subscriptionId: subscription.id,
    fromBalance,
  });
  if (amount === 0 || canChargeAlone(account.card)) complete(account, turn, payment);
  else account.keys[key] = payment.id;
  return payment.status === "paid" ? null : payment;
}

/** Whether a card lets itself be charged while its owner is away. */
const canChargeAlone = (card: KeptCard | null): boolean =>
  card !== null && card.declined === null && card.confirmation !== "always";

const openPaymentsOf = ({ payments }: TestAccount, { id }: TestSubscription) =>
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

/** Lets pass, in their order, what was due until now: renewals, further tries, ends. */
export function passTime(account: TestAccount, { now, createId }: Turn): void {
  for (const payment of account.payments) {
    const ends = payment.createdAt + PAYMENT_LIFETIME_MS;
    if (isOpen(payment) && payment.purpose !== "renewal" && ends <= now) {
      endPayment(account, payment, ends);
    }
  }
  for (const subscription of account.subscriptions) {
    for (let due = dueAt(subscription); due !== null && due <= now; due = dueAt(subscription)) {
      takeDue(account, subscription, { now: due, createId });
    }
  }
}

/** When a subscription next does something by itself. */
function dueAt({ status, periodEnd, nextAttemptAt }: TestSubscription): Instant | null {
  if (status === "active") return periodEnd;
  return status === "past_due" ? nextAttemptAt : null;
}

function takeDue(account: TestAccount, subscription: TestSubscription, turn: Turn): void {
  if (subscription.status === "past_due") return tryAgain(account, subscription, turn);
  if (subscription.cancelAtPeriodEnd) return endSubscription(account, subscription, turn.now);
  for (const open of openPaymentsOf(account, subscription)) open.status = "ended";
  const planId = subscription.scheduledPlanId ?? subscription.planId;
  const owed = owedNext(subscription);
  const fromBalance = Math.min(account.balance, owed);
  const payment = addPayment(account, turn, {
    purpose: "renewal",
    planId,
    amount: owed - fromBalance,
    subscriptionId: subscription.id,
    fromBalance,
  });
  if (payment.amount === 0 || canChargeAlone(account.card)) return complete(account, turn, payment);
  subscription.status = "past_due";
  subscription.pastDueSince = turn.now;
  subscription.nextAttemptAt = nextAttempt(turn.now, turn.now);
}

function tryAgain(account: TestAccount, subscription: TestSubscription, turn: Turn): void {
  const since = subscription.pastDueSince ?? turn.now;
  if (turn.now >= since + LAST_DAY * millisecondsInDay) {
    return endSubscription(account, subscription, turn.now);
  }
  const [payment] = openPaymentsOf(account, subscription);
  if (payment && canChargeAlone(account.card)) return complete(account, turn, payment);
  subscription.nextAttemptAt = nextAttempt(since, turn.now);
}

const nextAttempt = (since: Instant, now: Instant): Instant =>
  [...RETRY_DAYS, LAST_DAY].map((day) => since + day * millisecondsInDay)
    .find((at) => at > now) ?? now;
