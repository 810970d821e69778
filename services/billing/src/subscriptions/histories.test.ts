import { PAID_PLANS, RECURRING_PLANS } from "@reclaim/contracts-billing/billing";
import { AppError } from "@reclaim/platform/errors";
import { silentLog } from "@reclaim/platform/log";
import { createTestClock, testService } from "@reclaim/platform/testing";
import fc from "fast-check";
import assert from "node:assert/strict";
import { billing } from "../../service.ts";
import { signEvent } from "../payments/event-signature.ts";
import type { CustomerSnapshot } from "../payments/payment-provider.ts";
import { createTestProvider } from "../test-provider/test-provider.ts";
import {
  testAccountRepository,
  type TestAccountStore,
} from "../test-provider/test-provider.repository.ts";
import { type BillingState, billingStateOf } from "./billing-state.model.ts";
import { orderBody, TEST_CARDS } from "./buying.testing.ts";
import { cancelSubscription } from "./cancel-subscription.use-case.ts";
import { changePlan, previewChange } from "./change-plan.use-case.ts";
import { endSubscription } from "./end-subscription.use-case.ts";
import { memoryAccounts, memorySubscriptions } from "./memory.testing.ts";
import { orderPlan } from "./order-plan.use-case.ts";
import { readEntitlement } from "./read-entitlement.use-case.ts";
import { receiveWebhook } from "./receive-webhook.use-case.ts";
import { reconcileSubscriptions } from "./reconcile-subscriptions.use-case.ts";
import { resumeSubscription } from "./resume-subscription.use-case.ts";
import { entitlementAt } from "./subscriptions.model.ts";
import { type SubscriptionRepository, subscriptionRepository } from "./subscriptions.repository.ts";
import type { SubscriptionRow } from "./subscriptions.table.ts";

/** Histories in memory, more of them when asked for, and those that show that a database behaves alike. */
const HISTORIES = Number(Deno.env.get("BILLING_HISTORIES") ?? 3_000);
const STORED_HISTORIES = 25;
/** The same histories in each run, so that a failure stays until it is mended. */
const SEED = 20_261_123;
const MEMBER = "member";
const EVENT_KEY = "a key of events that is long enough";

const cards = fc.constantFrom(
  ...Object.values(TEST_CARDS),
  TEST_CARDS.succeeds,
  TEST_CARDS.succeeds,
);
const number = fc.nat(1000);
/** The newest client secret more often than one of an older tab. */
const age = fc.constantFrom(0, 0, 0, 1, 2, 5);
/** What may happen, in any order. `tabs` act at the same time. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("order"),
      planId: fc.constantFrom(...PAID_PLANS),
      tabs: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("pay"),
      card: cards,
      secret: age,
      tabs: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("confirm"),
      secret: age,
      outcome: fc.constantFrom("complete", "fail"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("change"),
      planId: fc.constantFrom(...RECURRING_PLANS),
      tabs: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("cancel") }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("resume") }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("starter") }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refund"), payment: number }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("wait"),
      hours: fc.constantFrom(1, 24, 24 * 5, 24 * 8, 24 * 31, 24 * 366),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant("deliver"), event: number, again: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("lose"), event: number }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("reconcile") }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("leave") }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
/** Of each access to a store: 0 cuts before it, 1 after it, others let it pass. */
const cuts = fc.array(fc.nat(80), { minLength: 1, maxLength: 80, size: "max" });

/** A process that was killed. */
class Crash extends Error {}

/** A store whose accesses may be the last thing that a process does. */
function cutting<Store extends object>(store: Store, nextCut: () => number): Store {
  return new Proxy(store, {
    get(target, name) {
      const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        const cut = nextCut();
        if (cut === 0) throw new Crash();
        const result = await method.apply(target, args);
        if (cut === 1) throw new Crash();
        return result;
      };
    },
  });
}

interface Stores {
  subscriptions: SubscriptionRepository;
  accounts: TestAccountStore;
}

/** Plays a history, asserts at each step, and gives how much money has moved. */
async function play({ subscriptions, accounts }: Stores, steps: Step[], cutsOfAll: number[]) {
  const clock = createTestClock("2026-01-31T09:00:00Z");
  let isCutting = true;
  let access = 0;
  const nextCut = () => isCutting ? cutsOfAll[access++ % cutsOfAll.length] ?? 2 : 2;
  const mailbox: string[] = [];
  let created = 0;
  const common = {
    clock,
    log: silentLog,
    createId: () => `id-${++created}`,
    settings: { trialDays: 0 } as Parameters<typeof readEntitlement>[0]["settings"],
  };
  const provider = createTestProvider({
    ...common,
    store: cutting(accounts, nextCut),
    paymentEventKey: EVENT_KEY,
    // The network: what is sent arrives later, twice, in another order, or never.
    deliver: (rawBody) => Promise.resolve(void mailbox.push(rawBody)),
  });
  const deps = { ...common, provider, repository: cutting(subscriptions, nextCut) };
  const secrets: string[] = [];
  const truths: CustomerSnapshot[] = [];
  let told = 0;

  /** What the provider has, without a cut and without passing time. */
  async function readTruth(): Promise<CustomerSnapshot | undefined> {
    const was = isCutting;
    isCutting = false;
    const customerId = await accounts.customerOf(MEMBER);
    const truth = customerId && await provider.readCustomer(customerId);
    isCutting = was;
    return truth || undefined;
  }
  async function passTime(): Promise<void> {
    const was = isCutting;
    isCutting = false;
    const customerId = await accounts.customerOf(MEMBER);
    if (customerId) await provider.catchUp(customerId);
    isCutting = was;
  }
  /** A call of a member: it may be refused or cut, and nothing else. */
  async function attempt(call: () => Promise<unknown>): Promise<void> {
    try {
      await call();
    } catch (error) {
      if (!(error instanceof Crash || error instanceof AppError)) throw error;
    }
  }
  const together = (count: number, call: () => Promise<unknown>) =>
    Promise.all(Array.from({ length: count }, () => attempt(call)));
  const pick = <Item>(list: Item[], index: number): Item | undefined => list[index % list.length];

  async function take(one: Step): Promise<void> {
    switch (one.do) {
      case "order":
        return void await together(one.tabs, async () => {
          await orderPlan(deps)({ userId: MEMBER }, {
            period: "monthly",
            ...orderBody(one.planId),
          });
        });
      case "pay":
        return void await together(one.tabs, async () => {
          const clientSecret = secrets.at(-1 - one.secret);
          if (clientSecret === undefined) return;
          const card = { number: one.card, expiry: "12/99", cvc: "123" };
          await provider.confirm(MEMBER, { clientSecret, card });
        });
      case "confirm":
        return await attempt(async () => {
          const clientSecret = secrets.at(-1 - one.secret);
          const outcome = one.outcome as "complete" | "fail";
          if (clientSecret) await provider.authenticate(MEMBER, { clientSecret, outcome });
        });
      case "change":
        return void await together(one.tabs, async () => {
          const { prorationDate } = await previewChange(deps)(MEMBER, one.planId);
          await changePlan(deps)({ userId: MEMBER, key: `key-${one.planId}-${prorationDate}` }, {
            planId: one.planId,
            prorationDate,
          });
        });
      case "cancel":
        return await attempt(() => cancelSubscription(deps)(MEMBER, undefined));
      case "resume":
        return await attempt(() => resumeSubscription(deps)(MEMBER));
      case "starter":
        return await attempt(() =>
          orderPlan(deps)({ userId: MEMBER }, { planId: "starter", period: "monthly" })
        );
      case "refund":
        return await attempt(async () => {
          const truth = await readTruth();
          const payment = truth && pick(truth.payments, one.payment);
          if (payment) await provider.refundPayment(truth.customerId, payment.id);
        });
      case "wait":
        clock.set(new Date(clock.now().getTime() + one.hours * 3_600_000).toISOString());
        return;
      case "deliver":
        return await attempt(async () => {
          const rawBody = pick(mailbox, one.event);
          if (rawBody === undefined) return;
          await receiveWebhook(deps)(rawBody, signEvent(EVENT_KEY, rawBody, clock.now()));
          if (!one.again) mailbox.splice(mailbox.indexOf(rawBody), 1);
        });
      case "lose":
        return void mailbox.splice(one.event % (mailbox.length + 1), 1);
      case "reconcile":
        return await attempt(() =>
          reconcileSubscriptions(deps)().catch((error) => {
            if (!/not reconciled/.test(String(error))) throw error;
          })
        );
      case "leave":
        return await attempt(() => endSubscription(deps)(MEMBER));
      default:
        throw new Error("unknown step");
    }
  }

  for (const one of steps) {
    await passTime();
    const before = await readTruth();
    const rowBefore = await subscriptions.byUser(MEMBER);
    await take(one);
    const after = await readTruth();
    if (after) {
      truths.push(after);
      for (const { clientSecret } of after.payments) {
        if (!secrets.includes(clientSecret)) secrets.push(clientSecret);
      }
      if (before) truths.splice(-1, 0, before);
      assertNoSecondPurchase(before, after);
    }
    const row = await subscriptions.byUser(MEMBER);
    if (row && row.revision !== (rowBefore?.revision ?? 0)) {
      assert.ok(["deliver", "reconcile"].includes(one.do), `${one.do} told a state`);
      told = indexOfState(truths, row, told);
    }
  }
  isCutting = false;
  await passTime();
  await reconcileSubscriptions(deps)();
  const truth = await readTruth();
  const row = await subscriptions.byUser(MEMBER);
  if (!truth || !row) return 0;
  // A customer whose id was lost in a crash is found by the first event or order.
  if (row.stripeCustomerId === null) {
    assert.deepEqual(truth.payments, []);
    return 0;
  }
  assert.deepEqual(storedState(row), billingStateOf(truth));
  const { tier } = await readEntitlement(deps)(MEMBER);
  const now = clock.now();
  assert.equal(
    tier,
    entitlementAt({ ...billingStateOf(truth), trialEndsAt: null }, now).tier,
  );
  const ledger = await subscriptions.ledgerOf(MEMBER);
  const sum = (entries: { kind: string; amount: number }[]) =>
    entries.reduce((total, { kind, amount }) => total + (kind === "charge" ? amount : -amount), 0);
  assert.equal(ledger.length, truth.charges.length);
  assert.equal(sum(ledger), sum(truth.charges));
  assert.ok(sum(ledger) >= 0, "more was paid back than charged");
  const paid = truth.payments.filter(({ status, amount }) => status === "paid" && amount > 0);
  assert.equal(ledger.filter(({ kind }) => kind === "charge").length, paid.length);
  const live = truth.subscriptions.filter(({ status }) => ["active", "past_due"].includes(status));
  assert.ok(live.length <= (row.planId === "lifetime" ? 0 : 1), "two things are paid for");
  return sum(ledger);
}

/** Nothing is bought by who has it already, and never two things at once. */
function assertNoSecondPurchase(before: CustomerSnapshot | undefined, after: CustomerSnapshot) {
  const paidBefore = new Set(
    before?.payments.filter(({ status }) => status === "paid").map(({ id }) => id),
  );
  const known = new Set(
    before?.subscriptions.filter(({ status }) => status !== "incomplete").map(({ id }) => id),
  );
  const bought = after.payments.filter(({ id, status, subscriptionId }) =>
    status === "paid" && !paidBefore.has(id) && (!subscriptionId || !known.has(subscriptionId))
  );
  assert.ok(bought.length <= 1, "bought twice at once");
  const held = before && billingStateOf(before);
  for (const { planId } of bought) {
    const isHeld = held?.subscriptionStatus === "active" || held?.subscriptionStatus === "past_due";
    assert.ok(
      !isHeld || (planId === "lifetime" && held.planId !== "lifetime"),
      `bought ${planId} on top of ${held?.planId}`,
    );
  }
}

const storedState = (row: SubscriptionRow): BillingState => ({
  stripeSubscriptionId: row.stripeSubscriptionId,
  subscriptionStatus: row.subscriptionStatus,
  subscriptionTier: row.subscriptionTier,
  subscriptionExpiresAt: row.subscriptionExpiresAt,
  cancelledAt: row.cancelledAt,
  planId: row.planId,
  amount: row.amount,
  nextAmount: row.nextAmount,
  scheduledPlanId: row.scheduledPlanId,
  graceEndsAt: row.graceEndsAt,
  openPaymentId: row.openPaymentId,
  methodBrand: row.methodBrand,
  methodLast4: row.methodLast4,
});

/** The place of a stored state among all that the provider has had, not before the last one. */
function indexOfState(truths: CustomerSnapshot[], row: SubscriptionRow, from: number): number {
  const stored = JSON.stringify(storedState(row));
  const index = truths.findIndex((truth, place) =>
    place >= from && JSON.stringify(billingStateOf(truth)) === stored
  );
  assert.ok(index >= 0, "a state was stored that the provider never had, or an older one again");
  return index;
}

Deno.test(`${HISTORIES} histories with shuffled, doubled and lost events and crashes leave no wrong tier and a ledger that adds up [PAY-09]`, async () => {
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40, size: "max" }),
      cuts,
      async (steps, cutsOfAll) => {
        const stores = { subscriptions: memorySubscriptions(), accounts: memoryAccounts() };
        moved += await play(stores, steps as Step[], cutsOfAll);
      },
    ),
    { numRuns: HISTORIES, seed: SEED },
  );
  assert.ok(moved > 0, "nobody has paid anything");
});

Deno.test("the same holds in a database", async () => {
  const service = await testService(billing);
  const { db } = service.deps;
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 10, maxLength: 25, size: "max" }),
        cuts,
        async (steps, cutsOfAll) => {
          await service.reset();
          const stores = {
            subscriptions: subscriptionRepository(db),
            accounts: testAccountRepository(db),
          };
          await play(stores, steps as Step[], cutsOfAll);
        },
      ),
      { numRuns: STORED_HISTORIES, seed: SEED },
    );
  } finally {
    await service.close();
  }
});
