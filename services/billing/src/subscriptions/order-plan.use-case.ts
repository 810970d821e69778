import type {
  CreatedSubscription,
  CreateSubscription,
  PaidPlan,
} from "@reclaim/contracts-billing/billing";
import { orderedPlan } from "../catalogue/paid-plans.model.ts";
import { paymentsUnavailable } from "../payments/payments.errors.ts";
import type { ProviderPayment } from "../payments/payment-provider.ts";
import { billingStateOf } from "./billing-state.model.ts";
import { currentSubscription } from "./current-subscription.use-case.ts";
import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { endReplaced } from "./end-replaced.ts";
import { beginCall } from "./idempotent-call.ts";
import { alreadySubscribed } from "./subscriptions.errors.ts";
import { activeSubscription, entitlementAt, renewalAt } from "./subscriptions.model.ts";
import type { OrderRow, SubscriptionRow } from "./subscriptions.table.ts";

/** Who orders, with the `Idempotency-Key` of the call where it has one. */
interface Orderer {
  userId: string;
  key?: string | undefined;
}

/** Each try that is not the last one has closed an order that was over. */
const MAX_TRIES = 10;

/**
 * Takes an order: of what costs something, the payment to be made; Starter holds at once, or at the
 * end of what is paid. Errors: 409 `already_subscribed`, `idempotency_key_reused`; 503
 * `payments_unavailable`.
 */
export const orderPlan =
  (deps: SubscriptionDeps) =>
  async ({ userId, key }: Orderer, order: CreateSubscription): Promise<CreatedSubscription> => {
    const planId = orderedPlan(order);
    if (planId === null) return await chooseStarter(deps, userId);
    const isFromProducts = order.planId !== undefined;
    const call = await beginCall(deps, {
      userId,
      key,
      request: `order ${isFromProducts ? "products" : "subscription"} ${planId}`,
    });
    const row = await currentSubscription(deps)(userId);
    const customerId = row.stripeCustomerId ??
      await createCustomer(deps, userId, order.email ?? null);
    if (call.isDone && call.paymentId !== null) {
      const payment = await findPayment(deps, customerId, call.paymentId);
      if (payment) return toAnswer(payment, isFromProducts);
    }
    if (isFromProducts && mayChangeTo(row, planId, deps.clock.now())) {
      return {
        url: `/subscription?change=${planId}`,
        message: "You have a plan. Look at what the change costs first.",
      };
    }
    const payment = await openPayment(deps, { userId, customerId, planId });
    await call.finish(payment.id);
    return toAnswer(payment, isFromProducts);
  };

/** Whether an order of /products is a change of the plan that runs. */
function mayChangeTo(row: SubscriptionRow, planId: PaidPlan, now: Date): boolean {
  const isRunning = row.subscriptionStatus === "active" && renewalAt(row, now) !== undefined;
  return isRunning && row.planId !== planId;
}

async function createCustomer(
  { repository, provider }: SubscriptionDeps,
  userId: string,
  email: string | null,
): Promise<string> {
  const customerId = await provider.createCustomer({ userId, email });
  await repository.setCustomer(userId, customerId);
  return customerId;
}

const findPayment = async (
  { provider }: SubscriptionDeps,
  customerId: string,
  paymentId: string,
): Promise<ProviderPayment | undefined> =>
  (await provider.readCustomer(customerId))?.payments.find(({ id }) => id === paymentId);

/** The one payment of a member's open order; closes orders that are over or for another plan. */
async function openPayment(
  { repository, provider, clock, createId }: SubscriptionDeps,
  { userId, customerId, planId }: { userId: string; customerId: string; planId: PaidPlan },
): Promise<ProviderPayment> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const now = clock.now();
    const order = await repository.openOrder({ id: createId(), userId, planId, createdAt: now });
    if (!order) continue;
    // Asked after the order is open: nothing can be bought beside it unseen.
    const snapshot = await provider.readCustomer(customerId);
    if (!snapshot) throw paymentsUnavailable();
    // What a refund took back must not be renewed beside the new one.
    if (await endReplaced(provider, snapshot)) continue;
    if (isRefused({ ...billingStateOf(snapshot), trialEndsAt: null }, planId, now)) {
      if (order.planId === planId) await repository.closeOrder(order.id);
      throw alreadySubscribed();
    }
    const payment = await provider.order({ customerId, planId: order.planId, key: order.id });
    if (payment.status === "open" && order.planId === planId) return payment;
    await closeReplaced(order, payment);
  }
  throw paymentsUnavailable();

  /** Ends the payment of an order that is over, or that another plan replaces. */
  async function closeReplaced(order: OrderRow, { id, status }: ProviderPayment): Promise<void> {
    if (status === "open") await provider.endPayment({ customerId, paymentId: id });
    await repository.closeOrder(order.id);
  }
}

/** Whether a second purchase would be one too many: only lifetime may come on top of a subscription. */
function isRefused(
  state: Parameters<typeof activeSubscription>[0] & Pick<SubscriptionRow, "planId">,
  planId: PaidPlan,
  now: Date,
): boolean {
  const isHeld = state.subscriptionStatus === "past_due" ||
    activeSubscription(state, now) !== undefined;
  return isHeld && (planId !== "lifetime" || state.planId === "lifetime");
}

const toAnswer = (payment: ProviderPayment, isFromProducts: boolean): CreatedSubscription => ({
  ...(isFromProducts
    ? { url: `/subscription?payment=${payment.id}` }
    : { clientSecret: payment.clientSecret }),
  paymentId: payment.id,
  message: "Your plan begins when the payment is made.",
});

/** Starter takes nothing away: a trial goes on, and what is paid stays until its end (D38). */
async function chooseStarter(deps: SubscriptionDeps, userId: string): Promise<CreatedSubscription> {
  const row = await currentSubscription(deps)(userId);
  const now = deps.clock.now();
  const { stripeCustomerId: customerId, stripeSubscriptionId: subscriptionId } = row;
  if (row.planId === "lifetime" && activeSubscription(row, now)) throw alreadySubscribed();
  if (renewalAt(row, now) && customerId !== null && subscriptionId !== null) {
    await deps.provider.setCancelAtPeriodEnd({ customerId, subscriptionId, isCancelled: true });
    return {
      success: true,
      message: "You chose Starter. What you have paid for stays until its end.",
    };
  }
  return {
    success: true,
    message: entitlementAt(row, now).source === "trial"
      ? "You chose Starter. Your Premium trial goes on until it ends, at no cost."
      : "You are on Starter. It costs nothing.",
  };
}
