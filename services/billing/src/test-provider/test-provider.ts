import type { ConfirmTestPayment } from "@reclaim/contracts-billing/billing";
import type { ServiceDeps } from "@reclaim/platform/service";
import * as z from "zod/mini";
import { isEventSigned, signEvent } from "../payments/event-signature.ts";
import type {
  CustomerSnapshot,
  PaymentProvider,
  ProviderPayment,
} from "../payments/payment-provider.ts";
import {
  authenticate,
  confirm,
  endPayment,
  endSubscription,
  order,
  type PaymentResult,
  refund,
  type TestAccount,
} from "./test-account.model.ts";
import {
  changePlan,
  nextAmountOf,
  previewDowngrade,
  previewUpgrade,
} from "./test-changes.model.ts";
import { passTime } from "./test-time.model.ts";
import { readCard } from "./test-cards.model.ts";
import type { TestAccountStore } from "./test-provider.repository.ts";

/** What only the built-in provider can do: its card form, and what an operator does at a provider. */
export interface TestProvider extends PaymentProvider {
  /** Undefined for no payment of this member; "ended" for what was replaced or expired. */
  confirm(
    userId: string,
    input: ConfirmTestPayment,
  ): Promise<PaymentResult | "ended" | undefined>;
  authenticate(
    userId: string,
    input: { clientSecret: string; outcome: "complete" | "fail" },
  ): Promise<PaymentResult | "ended" | undefined>;
  refundPayment(customerId: string, paymentId: string): Promise<void>;
}

type Deps = Pick<ServiceDeps, "clock" | "createId" | "log"> & {
  store: TestAccountStore;
  /** Signs its events. */
  paymentEventKey: string;
  /** The webhook of the product. */
  deliver(rawBody: string, signature: string): Promise<void>;
};

const CUSTOMERS_AT_A_TIME = 100;

/** What is read of an event: only whose customer has changed, if one has. */
const eventBody = z.object({
  id: z.string(),
  data: z.optional(z.object({ object: z.object({ customer: z.string() }) })),
});

/**
 * The built-in payment provider (D37). It lives by the product's clock (D59), keeps its customers in
 * tables of its own, and tells what has changed by signed events to the webhook, in their order and
 * until they are taken.
 */
export function createTestProvider(
  { store, clock, createId, log, paymentEventKey, deliver }: Deps,
): TestProvider {
  const turn = () => ({ now: clock.now().getTime(), createId });

  async function tell(customerId: string): Promise<void> {
    for (const { id } of await store.pending(customerId)) {
      const rawBody = JSON.stringify({
        id,
        object: "event",
        type: "customer.updated",
        data: { object: { id: customerId, object: "customer", customer: customerId } },
      });
      try {
        await deliver(rawBody, signEvent(paymentEventKey, rawBody, clock.now()));
      } catch (error) {
        // It is told again later, in its order, as a webhook that did not answer is.
        log.error("payment event was not taken", error);
        return;
      }
      await store.setDelivered(id);
    }
  }

  /** Changes a customer as of now and tells of it; undefined when there is none. */
  async function change<Result>(
    customerId: string,
    operation: (account: TestAccount) => Result,
  ): Promise<Result | undefined> {
    const event = { id: `evt_test_${createId()}`, createdAt: clock.now() };
    const result = await store.change(customerId, event, (account) => {
      passTime(account, turn());
      return operation(account);
    });
    await tell(customerId);
    return result;
  }

  const subscriptionOf = (account: TestAccount, subscriptionId: string) => {
    const found = account.subscriptions.find(({ id }) => id === subscriptionId);
    if (!found) throw new Error("no such test subscription");
    return found;
  };

  async function changeKnown<Result>(
    customerId: string,
    operation: (account: TestAccount) => Result,
  ): Promise<Result> {
    const done = await change(customerId, (account) => ({ result: operation(account) }));
    if (!done) throw new Error("no such test customer");
    return done.result;
  }

  /** Tries to pay what a member's client secret names. */
  async function pay(
    userId: string,
    clientSecret: string,
    attempt: (account: TestAccount, payment: TestAccount["payments"][number]) => PaymentResult,
  ): Promise<PaymentResult | "ended" | undefined> {
    // Only among the member's own payments, so that nobody pays for another.
    const customerId = await store.customerOf(userId);
    if (customerId === undefined) return undefined;
    return await change(customerId, (account) => {
      const payment = account.payments.find((known) => known.clientSecret === clientSecret);
      if (!payment) return undefined;
      return payment.status === "ended" ? "ended" : attempt(account, payment);
    });
  }

  return {
    name: "test",
    publishableKey: null,
    createCustomer: ({ userId }) => store.ensure(`cus_test_${createId()}`, userId),
    order: ({ customerId, planId, key }) =>
      changeKnown(customerId, (account) => {
        const payment = order(account, turn(), { planId, key });
        return toPayment(account, payment);
      }),
    async previewChange({ customerId, subscriptionId, planId, prorationDate, effect }) {
      const account = await store.read(customerId);
      if (!account) throw new Error("no such test customer");
      const subscription = subscriptionOf(account, subscriptionId);
      const { nextAt, ...preview } = effect === "now"
        ? previewUpgrade(account, subscription, planId, prorationDate.getTime())
        : previewDowngrade(account, subscription, planId);
      return { ...preview, nextAt: new Date(nextAt) };
    },
    changePlan: ({ customerId, subscriptionId, planId, prorationDate, key }) =>
      changeKnown(customerId, (account) => {
        const payment = changePlan(account, turn(), subscriptionOf(account, subscriptionId), {
          planId,
          prorationDate: prorationDate.getTime(),
          key,
        });
        return payment && toPayment(account, payment);
      }),
    schedulePlan: ({ customerId, subscriptionId, planId }) =>
      changeKnown(customerId, (account) => {
        subscriptionOf(account, subscriptionId).scheduledPlanId = planId;
      }),
    setCancelAtPeriodEnd: ({ customerId, subscriptionId, isCancelled }) =>
      changeKnown(customerId, (account) => {
        const subscription = subscriptionOf(account, subscriptionId);
        if (subscription.status !== "active") return;
        subscription.cancelAtPeriodEnd = isCancelled;
        subscription.cancelledAt = isCancelled
          ? subscription.cancelledAt ?? clock.now().getTime()
          : null;
      }),
    endSubscription: ({ customerId, subscriptionId }) =>
      changeKnown(
        customerId,
        (account) =>
          endSubscription(account, subscriptionOf(account, subscriptionId), clock.now().getTime()),
      ),
    endPayment: ({ customerId, paymentId }) =>
      changeKnown(customerId, (account) => {
        const payment = account.payments.find(({ id }) => id === paymentId);
        if (!payment) throw new Error("no such test payment");
        endPayment(account, payment, clock.now().getTime());
        return payment.status;
      }),
    async readCustomer(customerId) {
      const account = await store.read(customerId);
      return account && toSnapshot(account);
    },
    verifyEvent(rawBody, signature) {
      if (!isEventSigned(paymentEventKey, rawBody, signature, clock.now())) {
        return Promise.resolve(undefined);
      }
      const { success, data } = z.safeParse(eventBody, JSON.parse(rawBody));
      return Promise.resolve(
        success ? { id: data.id, customerId: data.data?.object.customer ?? null } : undefined,
      );
    },
    async catchUp(customerId) {
      await change(customerId, () => undefined);
    },
    async catchUpAll() {
      let after = "";
      for (;;) {
        const customers = await store.customersAfter(after, CUSTOMERS_AT_A_TIME);
        for (const customerId of customers) await change(customerId, () => undefined);
        const last = customers.at(-1);
        if (last === undefined) return;
        after = last;
      }
    },

    async confirm(userId, { clientSecret, card }) {
      const read = readCard(card, clock.now());
      return await pay(userId, clientSecret, (account, payment) => {
        if ("card" in read) return confirm(account, turn(), payment, read.card);
        return payment.status === "paid"
          ? { status: "succeeded", message: null }
          : { status: "declined", message: read.message };
      });
    },
    authenticate: (userId, { clientSecret, outcome }) =>
      pay(
        userId,
        clientSecret,
        (account, payment) => authenticate(account, turn(), payment, outcome),
      ),
    refundPayment: (customerId, paymentId) =>
      changeKnown(customerId, (account) => {
        const payment = account.payments.find(({ id }) => id === paymentId);
        if (payment) refund(account, turn(), payment);
      }),
  };
}

const isRefunded = ({ charges }: TestAccount, payment: string | null): boolean =>
  charges.some(({ kind, paymentId }) => kind === "refund" && paymentId === payment);

const toPayment = (
  account: TestAccount,
  { id, planId, amount, status, clientSecret, subscriptionId }: TestAccount["payments"][number],
): ProviderPayment => ({
  id,
  planId,
  amount,
  status,
  clientSecret,
  subscriptionId,
  isRefunded: isRefunded(account, id),
});

const toDate = (instant: number | null): Date | null => instant === null ? null : new Date(instant);

const toSnapshot = (account: TestAccount): CustomerSnapshot => ({
  customerId: account.customerId,
  userId: account.userId,
  subscriptions: account.subscriptions.map((subscription) => ({
    id: subscription.id,
    planId: subscription.planId,
    amount: subscription.amount,
    nextAmount: nextAmountOf(account, subscription),
    status: subscription.status,
    scheduledPlanId: subscription.scheduledPlanId,
    createdAt: new Date(subscription.createdAt),
    periodEnd: new Date(subscription.periodEnd),
    cancelledAt: toDate(subscription.cancelledAt),
    pastDueSince: toDate(subscription.pastDueSince),
    isRefunded: isRefunded(account, subscription.paidBy),
  })),
  payments: account.payments.map((payment) => toPayment(account, payment)),
  charges: account.charges.map(({ id, at, kind, planId, amount }) => ({
    id,
    at: new Date(at),
    kind,
    planId,
    amount,
  })),
  method: account.card && { brand: account.card.brand, last4: account.card.last4 },
});
