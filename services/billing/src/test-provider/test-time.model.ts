import { millisecondsInDay, millisecondsInHour } from "date-fns/constants";
import {
  addPayment,
  canChargeAlone,
  complete,
  endPayment,
  endSubscription,
  type Instant,
  isOpen,
  openPaymentsOf,
  type TestAccount,
  type TestSubscription,
  type Turn,
} from "./test-account.model.ts";
import { owedNext } from "./test-changes.model.ts";

/** A first payment, or that of a change, may be made for so long. */
const PAYMENT_LIFETIME_MS = 23 * millisecondsInHour;
/** After a failed renewal the card is tried again on these days; then the subscription ends. */
const RETRY_DAYS = [1, 3, 5];
const LAST_DAY = 7;

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
