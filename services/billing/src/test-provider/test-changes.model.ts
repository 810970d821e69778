import type { RecurringPlan } from "@reclaim/contracts-billing/billing";
import { planTerms } from "../catalogue/paid-plans.model.ts";
import {
  addPayment,
  canChargeAlone,
  complete,
  type Instant,
  openPaymentsOf,
  periodEndOf,
  type TestAccount,
  type TestPayment,
  type TestSubscription,
  type Turn,
} from "./test-account.model.ts";

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
export const owedNext = ({ scheduledPlanId, amount }: TestSubscription): number =>
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
