import {
  createdSubscription,
  type PaidPlan,
  subscription,
} from "@reclaim/contracts-billing/billing";
import { entitlement, STARTER } from "@reclaim/contracts-common/entitlements";
import type { Identity } from "@reclaim/platform/identity";
import { starterIdentity, testIdentity, testService } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import * as z from "zod/mini";
import { billing } from "../../service.ts";
import { buying } from "./buying.testing.ts";
import { subscriptions } from "./subscriptions.table.ts";

const service = await testService(billing);
const untried = await testService(billing, { settings: { trialDays: 0 } });
Deno.test.afterAll(() => service.close());
Deno.test.afterAll(() => untried.close());
const { clock, db } = service.deps;
const JOINED = "2026-03-01T09:00:00Z";

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    clock.set(JOINED);
    await run();
  });

const { buy, read: subscriptionOf } = buying(service);

const given = {
  /** A member who bought a plan after his trial. */
  async payer(planId: PaidPlan = "essential-monthly"): Promise<Identity> {
    const who = starterIdentity();
    clock.set("2026-02-01T09:00:00Z");
    await entitlementOf(who);
    clock.set(JOINED);
    await buy(who, planId);
    return who;
  },
  /** One whose first renewal has failed a day ago. */
  async debtor(): Promise<Identity> {
    const who = starterIdentity();
    clock.set("2026-02-01T09:00:00Z");
    await buy(who, "essential-monthly", "confirmsAlways");
    clock.set("2026-03-02T09:00:00Z");
    return who;
  },
};

async function entitlementOf(who: Identity) {
  const { status, body } = await service.call(who, "GET", "/internal/entitlement");
  assert.equal(status, 200);
  return z.parse(entitlement, body);
}
const order = (who: Identity | null, body: unknown) =>
  service.call(who, "POST", "/api/create-subscription", body);
const cancel = (who: Identity | null) => service.call(who, "POST", "/api/subscription/cancel");
const rows = () => db.select().from(subscriptions);

test("a new member has Premium for 14 days, then he is on Starter [SUB-17]", async () => {
  const who = starterIdentity();
  assert.deepEqual(await entitlementOf(who), {
    tier: "premium",
    source: "trial",
    endsAt: "2026-03-15T09:00:00.000Z",
  });
  clock.set("2026-03-15T08:59:59Z");
  assert.equal((await entitlementOf(who)).tier, "premium");
  clock.set("2026-03-15T09:00:00Z");
  assert.deepEqual(await entitlementOf(who), STARTER);
});

test("a trial begins once, however often and from wherever he is seen [SUB-17]", async () => {
  const who = starterIdentity();
  const seen = await Promise.all(Array.from({ length: 5 }, () => entitlementOf(who)));
  assert.equal(new Set(seen.map(({ endsAt }) => endsAt)).size, 1);
  clock.set("2026-03-10T09:00:00Z");
  assert.deepEqual(await entitlementOf(who), seen[0]);
  assert.equal((await rows()).length, 1);
});

Deno.test("without trial days a new member is on Starter at once [SUB-18]", async () => {
  const who = starterIdentity();
  assert.deepEqual((await untried.call(who, "GET", "/internal/entitlement")).body, STARTER);
  const { body } = await untried.call(who, "GET", "/api/subscription");
  assert.equal(body.plan, "Starter");
  assert.equal(body.trialDaysLeft, 0);
});

test("the plan and the days left of the trial can be read", async () => {
  const who = starterIdentity();
  assert.deepEqual(await subscriptionOf(who), {
    plan: "Premium",
    tier: "premium",
    status: null,
    renewal: null,
    source: "trial",
    endsAt: "2026-03-15T09:00:00.000Z",
    trialDaysLeft: 14,
    provider: "test",
    purchase: null,
    openPaymentId: null,
  });
  clock.set("2026-03-14T20:00:00Z");
  assert.equal((await subscriptionOf(who)).trialDaysLeft, 1);
  clock.set("2026-03-16T09:00:00Z");
  assert.deepEqual(await subscriptionOf(who), {
    plan: "Starter",
    ...STARTER,
    status: null,
    renewal: null,
    trialDaysLeft: 0,
    provider: "test",
    purchase: null,
    openPaymentId: null,
  });
});

test("a paid tier holds while it is paid, and to its end when it is cancelled [AUTH-13]", async () => {
  const who = await given.payer();
  assert.deepEqual(await subscriptionOf(who), {
    plan: "Essential",
    tier: "essential",
    status: "active",
    renewal: { plan: "Essential", paidUntil: "2026-04-01T09:00:00.000Z", cancelled: false },
    source: "subscription",
    endsAt: "2026-04-01T09:00:00.000Z",
    trialDaysLeft: 0,
    provider: "test",
    purchase: {
      planId: "essential-monthly",
      planName: "Essential monthly",
      amount: 2900,
      cancelAtPeriodEnd: false,
      nextPayment: { at: "2026-04-01T09:00:00.000Z", amount: 2900 },
      scheduled: null,
      graceEndsAt: null,
      method: { brand: "visa", last4: "4242" },
    },
    openPaymentId: null,
  });
  clock.set("2026-04-01T09:00:00Z");
  assert.equal((await entitlementOf(who)).endsAt, "2026-05-01T09:00:00.000Z");
  await cancel(who);
  clock.set("2026-05-01T09:00:00Z");
  assert.deepEqual(await entitlementOf(who), STARTER);
});

test("the tier comes from the member's row, not from what the call carries [AUTH-13]", async () => {
  const who = testIdentity();
  await entitlementOf(who);
  clock.set("2026-04-01T09:00:00Z");
  assert.equal(who.entitlement.tier, "premium");
  assert.deepEqual(await entitlementOf(who), STARTER);
});

test("a lifetime subscription has no end [AUTH-13]", async () => {
  const who = await given.payer("lifetime");
  clock.set("2126-03-01T09:00:00Z");
  assert.deepEqual(await entitlementOf(who), {
    tier: "premium",
    source: "subscription",
    endsAt: null,
  });
});

test("a member's billing data has the provider's ids, status, tier and expiry [ENT-09]", async () => {
  const who = await given.payer();
  const [row] = await rows();
  assert.ok(row);
  assert.match(row.stripeCustomerId ?? "", /^cus_test_/);
  assert.match(row.stripeSubscriptionId ?? "", /^sub_test_/);
  const { userId, subscriptionStatus, subscriptionTier, subscriptionExpiresAt } = row;
  assert.deepEqual({ userId, subscriptionStatus, subscriptionTier, subscriptionExpiresAt }, {
    userId: who.sub,
    subscriptionStatus: "active",
    subscriptionTier: "essential",
    subscriptionExpiresAt: new Date("2026-04-01T09:00:00Z"),
  });
});

test("the provider's ids are answered to nobody", async () => {
  const text = JSON.stringify(await subscriptionOf(await given.payer()));
  assert.doesNotMatch(text, /cus_test|sub_test/);
});

test("a subscription can be cancelled any time, and what is paid stays until its end [PRF-25] [PAY-12]", async () => {
  const who = await given.payer();
  const answer = await cancel(who);
  assert.equal(answer.status, 200);
  assert.deepEqual(z.parse(subscription, answer.body), {
    plan: "Essential",
    tier: "essential",
    status: "active",
    renewal: { plan: "Essential", paidUntil: "2026-04-01T09:00:00.000Z", cancelled: true },
    source: "subscription",
    endsAt: "2026-04-01T09:00:00.000Z",
    trialDaysLeft: 0,
    provider: "test",
    purchase: {
      planId: "essential-monthly",
      planName: "Essential monthly",
      amount: 2900,
      cancelAtPeriodEnd: true,
      nextPayment: null,
      scheduled: null,
      graceEndsAt: null,
      method: { brand: "visa", last4: "4242" },
    },
    openPaymentId: null,
  });
  assert.deepEqual(await subscriptionOf(who), answer.body);
  clock.set("2026-04-01T08:59:59Z");
  assert.equal((await entitlementOf(who)).tier, "essential");
  clock.set("2026-04-01T09:00:00Z");
  assert.deepEqual(await entitlementOf(who), STARTER);
  assert.equal((await subscriptionOf(who)).renewal, null);
});

test("a second cancel changes nothing", async () => {
  const who = await given.payer();
  const first = await cancel(who);
  const [cancelled] = await rows();
  clock.set("2026-03-03T09:00:00Z");
  const second = await cancel(who);
  assert.deepEqual([second.status, second.body], [200, first.body]);
  assert.deepEqual(await rows(), [cancelled]);
});

test("cancelling with an open bill ends the subscription", async () => {
  const who = await given.debtor();
  assert.deepEqual((await subscriptionOf(who)).renewal, {
    plan: "Essential",
    paidUntil: null,
    cancelled: false,
  });
  const { status, body } = await cancel(who);
  assert.deepEqual([status, body.status, body.renewal], [200, "canceled", null]);
});

test("cancelling the subscription leaves a running trial", async () => {
  const who = starterIdentity();
  await buy(who, "essential-monthly");
  const { body } = await cancel(who);
  assert.deepEqual([body.source, body.renewal.cancelled], ["trial", true]);
});

test("cancelling one's own touches nobody else's", async () => {
  const who = await given.payer();
  const other = await given.payer();
  await cancel(who);
  assert.equal((await subscriptionOf(other)).renewal?.cancelled, false);
});

const nothing: Record<string, () => Identity | Promise<Identity>> = {
  "on Starter": async () => {
    const who = starterIdentity();
    await entitlementOf(who);
    clock.set("2026-04-01T09:00:00Z");
    return who;
  },
  "in a trial": () => starterIdentity(),
  "for lifetime": () => given.payer("lifetime"),
  "after the end": async () => {
    const who = await given.payer();
    await cancel(who);
    clock.set("2026-04-02T09:00:00Z");
    return who;
  },
};
for (const [when, member] of Object.entries(nothing)) {
  test(`${when} there is nothing to cancel`, async () => {
    const who = await member();
    const before = await subscriptionOf(who);
    assert.equal(before.renewal, null);
    const answer = await cancel(who);
    assert.deepEqual([answer.status, answer.body.code], [409, "nothing_to_cancel"]);
    assert.deepEqual(await subscriptionOf(who), before);
  });
}

test("Starter succeeds at once and leaves a running trial [API-51]", async () => {
  const who = starterIdentity();
  const answer = await order(who, { planId: "starter", period: "monthly", userId: who.sub });
  assert.equal(answer.status, 200);
  const { success, url, message } = z.parse(createdSubscription, answer.body);
  assert.equal(success, true);
  assert.equal(url, undefined);
  assert.match(message, /trial goes on/);
  assert.equal((await entitlementOf(who)).source, "trial");
});

test("Starter after the trial succeeds too", async () => {
  const who = starterIdentity();
  await entitlementOf(who);
  clock.set("2026-03-20T09:00:00Z");
  const answer = await order(who, { planId: "starter", period: "yearly" });
  assert.equal(answer.body.success, true);
  assert.match(answer.body.message, /You are on Starter/);
  assert.deepEqual(await entitlementOf(who), STARTER);
});

test("who pays and chooses Starter keeps his plan until its end [PAY-11]", async () => {
  const who = await given.payer();
  const answer = await order(who, { planId: "starter" });
  assert.deepEqual([answer.status, answer.body.success], [200, true]);
  clock.set("2026-04-01T08:59:59Z");
  assert.equal((await entitlementOf(who)).tier, "essential");
  clock.set("2026-04-01T09:00:00Z");
  assert.deepEqual(await entitlementOf(who), STARTER);
});

for (
  const payload of [
    {},
    { plan: "weekly" },
    { planId: "gold", period: "monthly" },
    { planId: "starter", period: "daily" },
    { plan: "monthly", planId: "starter", period: "monthly" },
    { plan: "monthly", email: "" },
    [],
    null,
  ]
) {
  test(`an order of ${JSON.stringify(payload)} is not valid [API-51]`, async () => {
    const answer = await order(starterIdentity(), payload);
    assert.equal(answer.status, 400);
    assert.equal(answer.body.code, "invalid_input");
    assert.deepEqual(await rows(), []);
  });
}

for (const userId of ["someone-else", 1, null]) {
  test(`an order for user ${JSON.stringify(userId)} is refused and creates nothing [AUTH-11]`, async () => {
    for (
      const payload of [
        { planId: "starter", period: "monthly", userId },
        { plan: "monthly", email: "sam@example.com", userId },
      ]
    ) {
      const answer = await order(starterIdentity(), payload);
      assert.equal(answer.status, 403);
      assert.equal(answer.body.code, "not_your_identity");
    }
    assert.deepEqual(await rows(), []);
  });
}

test("a visitor has no plan and orders none", async () => {
  const paths = ["/internal/entitlement", "/api/subscription"];
  for (const path of paths) assert.equal((await service.call(null, "GET", path)).status, 401);
  assert.equal((await order(null, { planId: "starter" })).status, 401);
  assert.equal((await cancel(null)).status, 401);
  assert.deepEqual(await rows(), []);
});

test("deleting the account cancels the member's subscription [PRF-21]", async () => {
  const other = await given.payer();
  for (const member of [given.payer, given.debtor]) {
    const who = await member();
    for (let times = 1; times <= 2; times++) {
      const { status } = await service.call(who, "POST", "/internal/leave", {});
      assert.equal(status, 204);
    }
    const status = new Map((await rows()).map((row) => [row.userId, row.subscriptionStatus]));
    assert.equal(status.get(who.sub), "canceled");
    assert.equal(status.get(other.sub), "active");
    assert.deepEqual(await entitlementOf(who), STARTER);
  }
});
