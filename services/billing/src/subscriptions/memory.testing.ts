import { createAccount, type TestAccount } from "../test-provider/test-account.model.ts";
import type { TestAccountStore } from "../test-provider/test-provider.repository.ts";
import type { SubscriptionRepository } from "./subscriptions.repository.ts";
import type {
  IdempotencyKeyRow,
  LedgerRow,
  OrderRow,
  SubscriptionRow,
} from "./subscriptions.table.ts";

const EMPTY_ROW = {
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  subscriptionStatus: null,
  subscriptionTier: null,
  subscriptionExpiresAt: null,
  cancelledAt: null,
  trialEndsAt: null,
  planId: null,
  amount: null,
  nextAmount: null,
  scheduledPlanId: null,
  graceEndsAt: null,
  openPaymentId: null,
  methodBrand: null,
  methodLast4: null,
  cancelReason: null,
  revision: 0,
};

/** The repository of subscriptions in memory, for tests of very many histories. */
export function memorySubscriptions(): SubscriptionRepository {
  const rows = new Map<string, SubscriptionRow>();
  const orders = new Map<string, OrderRow>();
  const keys = new Map<string, IdempotencyKeyRow>();
  const events = new Set<string>();
  const ledger = new Map<string, LedgerRow>();
  const change = (userId: string, fields: Partial<SubscriptionRow>) => {
    const row = rows.get(userId);
    if (row) rows.set(userId, { ...row, ...fields });
  };
  const keyOf = ({ userId, key }: { userId: string; key: string }) => `${userId} ${key}`;
  const done = <Value>(value: Value): Promise<Value> => Promise.resolve(value);
  return {
    byUser: (userId) => done(rows.get(userId)),
    create(row) {
      if (!rows.has(row.userId)) rows.set(row.userId, { ...EMPTY_ROW, ...row });
      return done(undefined);
    },
    setCustomer(userId, stripeCustomerId) {
      if (rows.get(userId)?.stripeCustomerId === null) change(userId, { stripeCustomerId });
      return done(undefined);
    },
    setCancelReason: (userId, cancelReason) => done(change(userId, { cancelReason })),
    withCustomerAfter: (after, limit) =>
      done(
        [...rows.values()].filter((row) => row.userId > after && row.stripeCustomerId !== null)
          .toSorted((a, b) => a.userId < b.userId ? -1 : 1).slice(0, limit)
          .map(({ userId, stripeCustomerId }) => ({ userId, customerId: stripeCustomerId ?? "" })),
      ),
    isKnownEvent: (eventId) => done(events.has(eventId)),
    apply({ userId, revision, state, charges, eventId }) {
      if (rows.get(userId)?.revision !== revision) return done(false);
      if (eventId !== null && events.has(eventId)) return done(true);
      if (eventId !== null) events.add(eventId);
      change(userId, { ...state, revision: revision + 1 });
      for (const charge of charges) {
        if (!ledger.has(charge.id)) ledger.set(charge.id, { ...charge, userId, currency: "usd" });
      }
      return done(true);
    },
    openOrder(order) {
      const find = () =>
        [...orders.values()].find((one) => one.isOpen && one.userId === order.userId);
      if (!find() && !orders.has(order.id)) orders.set(order.id, { ...order, isOpen: true });
      return done(find());
    },
    closeOrder(id) {
      const order = orders.get(id);
      if (order) orders.set(id, { ...order, isOpen: false });
      return done(undefined);
    },
    claimKey(claim) {
      const stored = keys.get(keyOf(claim)) ?? { ...claim, isDone: false, paymentId: null };
      keys.set(keyOf(claim), stored);
      return done(stored);
    },
    finishKey(key, paymentId) {
      const stored = keys.get(keyOf(key));
      if (stored) keys.set(keyOf(key), { ...stored, isDone: true, paymentId });
      return done(undefined);
    },
    ledgerOf: (userId) => done([...ledger.values()].filter((row) => row.userId === userId)),
  };
}

/** The store of the built-in provider in memory. */
export function memoryAccounts(): TestAccountStore {
  const accounts = new Map<string, TestAccount>();
  const events: { id: string; customerId: string; isDelivered: boolean }[] = [];
  const customerOf = (userId: string) =>
    [...accounts.values()].find((account) => account.userId === userId)?.customerId;
  return {
    customerOf: (userId) => Promise.resolve(customerOf(userId)),
    ensure(customerId, userId) {
      const known = customerOf(userId);
      if (known === undefined) accounts.set(customerId, createAccount(customerId, userId));
      return Promise.resolve(known ?? customerId);
    },
    read: (customerId) => Promise.resolve(structuredClone(accounts.get(customerId))),
    change(customerId, { id }, operation) {
      const account = structuredClone(accounts.get(customerId));
      if (!account) return Promise.resolve(undefined);
      const before = JSON.stringify(account);
      const result = operation(account);
      if (JSON.stringify(account) !== before) {
        accounts.set(customerId, account);
        events.push({ id, customerId, isDelivered: false });
      }
      return Promise.resolve(result);
    },
    pending: (customerId) =>
      Promise.resolve(events.filter((one) => one.customerId === customerId && !one.isDelivered)),
    setDelivered(eventId) {
      for (const one of events) if (one.id === eventId) one.isDelivered = true;
      return Promise.resolve();
    },
    customersAfter: (after, limit) =>
      Promise.resolve([...accounts.keys()].filter((id) => id > after).toSorted().slice(0, limit)),
  };
}
