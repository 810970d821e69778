import {
  changedSubscription,
  changePreview,
  createdSubscription,
  invoices,
  PAID_PLANS,
  type PaidPlan,
  type RecurringPlan,
} from "@reclaim/contracts-billing/billing";
import { STARTER } from "@reclaim/contracts-common/entitlements";
import type { Identity } from "@reclaim/platform/identity";
import { starterIdentity, testIdentity, testService } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import * as z from "zod/mini";
import { billing } from "../../service.ts";
import { connectPayments } from "../billing.payments.ts";
import { planTerms } from "../catalogue/paid-plans.model.ts";
import { mails } from "../mails/mails.table.ts";
import { signEvent } from "../payments/event-signature.ts";
import { createTestProvider } from "../test-provider/test-provider.ts";
import { testAccountRepository } from "../test-provider/test-provider.repository.ts";
import { buying, orderBody, TEST_CARDS } from "./buying.testing.ts";
import { subscriptions } from "./subscriptions.table.ts";

const service = await testService(billing, { settings: { trialDays: 0 } });
Deno.test.afterAll(() => service.close());
const { clock, db } = service.deps;
const { authenticate, buy, confirm, order, read, readPayment } = buying(service);
const { provider } = connectPayments(service.deps);
const START = "2026-03-01T09:00:00Z";

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    clock.set(START);
    await run();
  });

const tierOf = async (who: Identity): Promise<string> =>
  (await service.call(who, "GET", "/internal/entitlement")).body.tier;
async function ledgerOf(who: Identity) {
  const { status, body } = await service.call(who, "GET", "/api/billing/invoices");
  assert.equal(status, 200);
  return z.parse(invoices, body);
}
const chargesOf = async (who: Identity) =>
  (await ledgerOf(who)).entries.map(({ kind, amount }) => kind === "charge" ? amount : -amount);
async function preview(who: Identity, planId: RecurringPlan) {
  const { status, body } = await service.call(who, "POST", "/api/subscription/preview", { planId });
  assert.equal(status, 200, JSON.stringify(body));
  return z.parse(changePreview, body);
}
async function change(who: Identity, planId: RecurringPlan) {
  const { prorationDate } = await preview(who, planId);
  const body = { planId, prorationDate };
  const answer = await service.call(who, "POST", "/api/subscription/change", body);
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  return z.parse(changedSubscription, answer.body);
}
/** A call with headers, which `service.call` does not send. */
async function callWith(who: Identity | null, path: string, headers: HeadersInit, body: string) {
  const request = new Request(`http://reclaim.test${path}`, { method: "POST", headers, body });
  const answer = await service.app.fetch(request, { identity: who });
  return { status: answer.status, body: await answer.json() };
}
const orderWithKey = (who: Identity, key: string, planId: PaidPlan) =>
  callWith(
    who,
    "/api/create-subscription",
    { "content-type": "application/json", "idempotency-key": key },
    JSON.stringify(orderBody(planId)),
  );
const customerOf = async (who: Identity): Promise<string> => {
  const rows = await db.select().from(subscriptions);
  return rows.find(({ userId }) => userId === who.sub)?.stripeCustomerId ?? "";
};
/** The same provider, whose events never arrive. */
const losing = createTestProvider({
  ...service.deps,
  store: testAccountRepository(db),
  deliver: () => Promise.resolve(),
});

for (const planId of PAID_PLANS) {
  const { amount, tier } = planTerms(planId);
  test(`${planId} charges ${amount} cents, as the catalogue says, and opens ${tier} [SUB-21] [SUB-22] [SUB-23]`, async () => {
    const who = testIdentity();
    const sent = { ...orderBody(planId), price: 1, amount: 1, currency: "eur" };
    const { body } = await service.call(who, "POST", "/api/create-subscription", sent);
    const payment = await readPayment(who, body.paymentId);
    assert.deepEqual([payment.amount, payment.currency, payment.status], [amount, "usd", "open"]);
    assert.equal(await tierOf(who), "starter");
    await confirm(who, payment.clientSecret, "succeeds");
    assert.equal(await tierOf(who), tier);
    const { entries, paid } = await ledgerOf(who);
    assert.deepEqual(
      [paid, entries.length, entries[0]?.planId, entries[0]?.currency],
      [amount, 1, planId, "usd"],
    );
  });
}

test("a plan answers a client secret, a planId a url, and Starter success [API-51] [API-55]", async () => {
  const who = testIdentity();
  const starter = await service.call(who, "POST", "/api/create-subscription", {
    planId: "starter",
  });
  assert.deepEqual(Object.keys(starter.body).sort(), ["message", "success"]);
  const card = await order(who, "monthly");
  assert.ok(card.clientSecret && card.paymentId && !card.url && !card.success);
  const product = await order(who, "essential-yearly");
  assert.equal(product.url, `/subscription?payment=${product.paymentId}`);
  assert.equal(product.clientSecret, undefined);
});

test("without a key of Stripe the built-in provider takes the payments [SUB-24]", async () => {
  const who = testIdentity();
  assert.equal((await read(who)).provider, "test");
  const payment = await readPayment(who, (await order(who, "monthly")).paymentId);
  assert.deepEqual([payment.provider, payment.publishableKey], ["test", null]);
});

test("an order that is not paid opens nothing, however often its page is read [PAY-08]", async () => {
  const who = testIdentity();
  const { paymentId } = await order(who, "premium-monthly");
  for (let times = 0; times < 3; times++) await readPayment(who, paymentId);
  const has = await read(who);
  assert.deepEqual(
    [has.tier, has.status, has.openPaymentId],
    ["starter", "incomplete", paymentId],
  );
  assert.deepEqual(await chargesOf(who), []);
});

test("the declined numbers are declined, say why, and charge nothing [SUB-25]", async () => {
  const who = testIdentity();
  const { paymentId } = await order(who, "monthly");
  const { clientSecret } = await readPayment(who, paymentId);
  assert.deepEqual(await confirm(who, clientSecret, "declined"), {
    status: "declined",
    message: "Your card was declined.",
  });
  assert.match((await confirm(who, clientSecret, "noFunds")).message ?? "", /insufficient funds/);
  assert.equal(await tierOf(who), "starter");
  assert.equal((await confirm(who, clientSecret, "mastercard")).status, "succeeded");
  assert.deepEqual(await chargesOf(who), [999]);
  assert.deepEqual((await read(who)).purchase?.method, { brand: "mastercard", last4: "4444" });
});

test("the 3-D Secure numbers ask for confirmation first [SUB-25]", async () => {
  const who = testIdentity();
  const { paymentId } = await order(who, "monthly");
  const { clientSecret } = await readPayment(who, paymentId);
  assert.equal((await confirm(who, clientSecret, "confirmsOnce")).status, "requires_action");
  assert.equal(await tierOf(who), "starter");
  assert.equal((await authenticate(who, clientSecret, "fail")).status, "declined");
  assert.equal((await authenticate(who, clientSecret)).status, "declined", "it has ended");
  await confirm(who, clientSecret, "confirmsOnce");
  assert.equal((await authenticate(who, clientSecret)).status, "succeeded");
  assert.equal(await tierOf(who), "premium");
});

test("a number that is no published test number is declined [SUB-25]", async () => {
  const who = testIdentity();
  const { clientSecret } = await order(who, "monthly");
  const send = (card: object) =>
    service.call(who, "POST", "/api/billing/test-payments/confirm", { clientSecret, card });
  const good = { number: TEST_CARDS.succeeds, expiry: "12/40", cvc: "123" };
  assert.equal((await send({ ...good, number: "4111111111111111" })).body.status, "declined");
  assert.match((await send({ ...good, expiry: "02/26" })).body.message, /expiration date/);
  assert.equal((await send({ ...good, expiry: "03/26" })).body.status, "succeeded");
  for (const wrong of [{ number: "4242" }, { expiry: "13/40" }, { cvc: "1" }]) {
    assert.equal((await send({ ...good, ...wrong })).status, 400);
  }
});

test("a second confirmation charges nothing", async () => {
  const who = testIdentity();
  const { clientSecret = null } = await order(who, "lifetime");
  const results = await Promise.all(
    Array.from({ length: 4 }, () => confirm(who, clientSecret, "succeeds")),
  );
  assert.ok(results.every(({ status }) => status === "succeeded"));
  assert.deepEqual(await chargesOf(who), [29999]);
});

test("double clicks and two tabs lead to one payment", async () => {
  const who = testIdentity();
  const orders = await Promise.all([
    ...["tab-one-1", "tab-one-1", "tab-two-2"].map((key) => orderWithKey(who, key, "monthly")),
    order(who, "monthly").then((body) => ({ status: 200, body })),
  ]);
  assert.deepEqual(orders.map(({ status }) => status), [200, 200, 200, 200]);
  assert.equal(new Set(orders.map(({ body }) => body.paymentId)).size, 1);
});

test("a tab with another plan replaces the open payment, which cannot be paid any more", async () => {
  const who = testIdentity();
  const { clientSecret: first } = await order(who, "monthly");
  const { clientSecret: second = null } = await order(who, "yearly");
  const answer = await service.call(who, "POST", "/api/billing/test-payments/confirm", {
    clientSecret: first,
    card: { number: TEST_CARDS.succeeds, expiry: "12/40", cvc: "123" },
  });
  assert.deepEqual([answer.status, answer.body.code], [409, "payment_ended"]);
  await confirm(who, second, "succeeds");
  assert.deepEqual(await chargesOf(who), [9999]);
});

test("a repeated key gets the same answer after the payment too, and no other order", async () => {
  const who = testIdentity();
  const first = await orderWithKey(who, "attempt-1", "monthly");
  await confirm(who, first.body.clientSecret, "succeeds");
  assert.deepEqual(await orderWithKey(who, "attempt-1", "monthly"), first);
  const reused = await orderWithKey(who, "attempt-1", "yearly");
  assert.deepEqual([reused.status, reused.body.code], [409, "idempotency_key_reused"]);
  const again = await orderWithKey(who, "attempt-2", "monthly");
  assert.deepEqual([again.status, again.body.code], [409, "already_subscribed"]);
  assert.equal((await orderWithKey(who, "no", "monthly")).status, 400);
  assert.deepEqual(await chargesOf(who), [999]);
});

test("a payment is nobody else's", async () => {
  const [who, other] = [testIdentity(), testIdentity()];
  const { paymentId, clientSecret } = await order(who, "monthly");
  await order(other, "monthly");
  const seen = await service.call(other, "GET", `/api/billing/payments/${paymentId}`);
  assert.equal(seen.status, 404);
  const paid = await service.call(other, "POST", "/api/billing/test-payments/confirm", {
    clientSecret,
    card: { number: TEST_CARDS.succeeds, expiry: "12/40", cvc: "123" },
  });
  assert.equal(paid.status, 404);
  assert.equal(await tierOf(who), "starter");
});

const event = (id: string, customer: string) =>
  JSON.stringify({ id, type: "customer.updated", data: { object: { customer } } });
const sendEvent = (rawBody: string, signature: string) =>
  callWith(null, "/api/billing/webhook", {
    "content-type": "application/json",
    "stripe-signature": signature,
  }, rawBody);

test("an event without the provider's signature is refused and has no effect [SUB-26] [PAY-09]", async () => {
  const who = testIdentity();
  const { clientSecret = null } = await order(who, "monthly");
  await losing.confirm(who.sub, {
    clientSecret: clientSecret ?? "",
    card: { number: TEST_CARDS.succeeds, expiry: "12/40", cvc: "123" },
  });
  const rawBody = event("evt_forged", await customerOf(who));
  const seconds = Math.floor(clock.now().getTime() / 1000);
  const key = service.deps.paymentEventKey;
  const old = signEvent(key, rawBody, new Date(clock.now().getTime() - 301_000));
  const ahead = signEvent(key, rawBody, new Date(clock.now().getTime() + 301_000));
  const ofAnother = signEvent(key, `${rawBody} `, clock.now());
  const forged = signEvent("another key that is long enough", rawBody, clock.now());
  for (
    const signature of [
      "",
      "t=1",
      `t=${seconds},v1=`,
      `t=${seconds},v1=00`,
      old,
      ahead,
      ofAnother,
      forged,
    ]
  ) {
    const { status, body } = await sendEvent(rawBody, signature);
    assert.deepEqual([status, body.code], [400, "invalid_signature"], signature);
  }
  assert.equal(await tierOf(who), "starter", "paid, but no event has told so");
  const late = signEvent(key, rawBody, new Date(clock.now().getTime() - 299_000));
  assert.deepEqual(await sendEvent(rawBody, late), { status: 200, body: { received: true } });
  assert.equal(await tierOf(who), "premium");
});

test("an event that comes again, or is about nobody, is taken and changes nothing", async () => {
  const who = testIdentity();
  await buy(who, "monthly");
  const before = await db.select().from(subscriptions);
  const sign = (body: string) => signEvent(service.deps.paymentEventKey, body, clock.now());
  for (
    const body of [event("evt_1", "cus_of_another"), JSON.stringify({ id: "evt_2", type: "x" })]
  ) {
    assert.equal((await sendEvent(body, sign(body))).status, 200);
  }
  assert.deepEqual(await db.select().from(subscriptions), before);
  const known = event("evt_3", await customerOf(who));
  await sendEvent(known, sign(known));
  const once = await db.select().from(subscriptions);
  assert.equal((await sendEvent(known, sign(known))).status, 200);
  assert.deepEqual(await db.select().from(subscriptions), once);
  assert.deepEqual(await chargesOf(who), [999]);
});

test("what webhooks lost is mended by the daily reconciliation", async () => {
  const who = testIdentity();
  const { clientSecret = null } = await order(who, "essential-monthly").then(({ paymentId }) =>
    readPayment(who, paymentId)
  );
  await losing.confirm(who.sub, {
    clientSecret: clientSecret ?? "",
    card: { number: TEST_CARDS.succeeds, expiry: "12/40", cvc: "123" },
  });
  assert.equal(await tierOf(who), "starter");
  await service.runJob("billing/reconcile-subscriptions");
  assert.equal(await tierOf(who), "essential");
  assert.deepEqual(await chargesOf(who), [2900]);
  await service.runJob("billing/reconcile-subscriptions");
  assert.deepEqual(await chargesOf(who), [2900]);
});

test("an upgrade holds at once and charges what was shown, less what is left [PAY-10]", async () => {
  const who = testIdentity();
  await buy(who, "essential-monthly");
  clock.set("2026-03-16T21:00:00Z");
  const shown = await preview(who, "premium-monthly");
  assert.deepEqual(shown, {
    planId: "premium-monthly",
    effect: "now",
    amountDue: 3450,
    credit: 1450,
    startsAt: "2026-03-16T21:00:00.000Z",
    nextPayment: { at: "2026-04-16T21:00:00.000Z", amount: 4900 },
    prorationDate: "2026-03-16T21:00:00.000Z",
  });
  assert.equal(await tierOf(who), "essential", "a preview changes nothing");
  clock.set("2026-03-16T21:20:00Z");
  const body = { planId: "premium-monthly", prorationDate: shown.prorationDate };
  const changed = await service.call(who, "POST", "/api/subscription/change", body);
  assert.equal(changed.status, 200);
  assert.deepEqual([changed.body.paymentId, changed.body.subscription.tier], [null, "premium"]);
  assert.deepEqual(await chargesOf(who), [3450, 2900]);
  assert.equal((await read(who)).purchase?.planId, "premium-monthly");
});

test("what is left of a dearer bill pays the next ones", async () => {
  const who = testIdentity();
  await buy(who, "essential-yearly");
  const shown = await preview(who, "premium-monthly");
  assert.deepEqual([shown.amountDue, shown.nextPayment.amount], [0, 0]);
  await change(who, "premium-monthly");
  assert.equal(await tierOf(who), "premium");
  // 290.00 are five months of 49.00 and 45.00 of the sixth.
  for (const month of ["04", "05", "06", "07", "08"]) {
    clock.set(`2026-${month}-02T09:00:00Z`);
    assert.equal(await tierOf(who), "premium");
  }
  assert.deepEqual(await chargesOf(who), [400, 29000]);
});

test("an upgrade with a card that its bank wants confirmed waits for the payment", async () => {
  const who = testIdentity();
  await buy(who, "essential-monthly", "confirmsAlways");
  const { paymentId, subscription } = await change(who, "premium-monthly");
  assert.ok(paymentId);
  assert.deepEqual([subscription.tier, subscription.openPaymentId], ["essential", paymentId]);
  const { clientSecret, amount } = await readPayment(who, paymentId);
  assert.equal(amount, 2000);
  await confirm(who, clientSecret, "confirmsAlways");
  await authenticate(who, clientSecret);
  assert.equal(await tierOf(who), "premium");
  assert.deepEqual((await chargesOf(who)).toSorted((a, b) => a - b), [2000, 2900]);
});

test("a change is refused without a fresh preview, for the same plan, and without a subscription", async () => {
  const who = testIdentity();
  const send = (planId: string, prorationDate = clock.now().toISOString()) =>
    service.call(who, "POST", "/api/subscription/change", { planId, prorationDate });
  assert.equal((await send("premium-monthly")).body.code, "nothing_to_change");
  await buy(who, "essential-monthly");
  const same = await service.call(who, "POST", "/api/subscription/preview", {
    planId: "essential-monthly",
  });
  assert.equal(same.body.code, "same_plan");
  assert.deepEqual([(await send("essential-monthly")).body.paymentId], [null]);
  for (const at of ["2026-03-01T08:29:59Z", "2026-03-01T09:00:01Z"]) {
    assert.equal((await send("premium-monthly", at)).body.code, "preview_expired");
  }
  assert.equal((await send("lifetime")).status, 400);
  assert.deepEqual(await chargesOf(who), [2900]);
});

test("a change that is sent twice is made once", async () => {
  const who = testIdentity();
  await buy(who, "essential-monthly");
  const body = JSON.stringify({ planId: "premium-yearly", prorationDate: START });
  const headers = { "content-type": "application/json", "idempotency-key": "change-1" };
  const send = () => callWith(who, "/api/subscription/change", headers, body);
  const answers = [...await Promise.all([send(), send()]), await send()];
  assert.deepEqual(answers.map(({ status }) => status), [200, 200, 200]);
  assert.deepEqual((await chargesOf(who)).length, 2);
});

test("/products leads a member who pays to the change of his plan", async () => {
  const who = testIdentity();
  await buy(who, "essential-monthly");
  const { url, paymentId } = await order(who, "premium-yearly");
  assert.deepEqual([url, paymentId], ["/subscription?change=premium-yearly", undefined]);
  const same = await service.call(who, "POST", "/api/create-subscription", orderBody("monthly"));
  assert.equal(same.body.code, "already_subscribed");
});

test("a downgrade holds from the end of the period, and not before [PAY-11]", async () => {
  const who = testIdentity();
  await buy(who, "premium-monthly");
  const shown = await preview(who, "essential-monthly");
  assert.deepEqual([shown.effect, shown.amountDue, shown.startsAt], [
    "period_end",
    0,
    "2026-04-01T09:00:00.000Z",
  ]);
  const { subscription } = await change(who, "essential-monthly");
  assert.deepEqual(subscription.purchase?.scheduled, {
    planId: "essential-monthly",
    planName: "Essential monthly",
    at: "2026-04-01T09:00:00.000Z",
  });
  assert.deepEqual(subscription.purchase?.nextPayment?.amount, 2900);
  clock.set("2026-04-01T08:59:59Z");
  assert.equal(await tierOf(who), "premium");
  clock.set("2026-04-01T09:00:00Z");
  assert.equal(await tierOf(who), "essential");
  assert.deepEqual(await chargesOf(who), [2900, 4900]);
});

test("a cancellation and a downgrade can be taken back while the period runs", async () => {
  const who = testIdentity();
  await buy(who, "premium-monthly");
  const resume = () => service.call(who, "POST", "/api/subscription/resume");
  assert.equal((await resume()).body.code, "nothing_to_resume");
  await change(who, "essential-monthly");
  const reason = { reason: "Too dear for me" };
  await service.call(who, "POST", "/api/subscription/cancel", reason);
  assert.equal((await read(who)).purchase?.nextPayment, null);
  const { body } = await resume();
  assert.deepEqual([body.purchase.cancelAtPeriodEnd, body.purchase.scheduled], [false, null]);
  clock.set("2026-04-02T09:00:00Z");
  assert.equal(await tierOf(who), "premium");
  assert.deepEqual(await chargesOf(who), [4900, 4900]);
});

test("renewals follow the calendar, and the 31st comes back after February", async () => {
  const who = testIdentity();
  clock.set("2027-01-31T09:00:00Z");
  await buy(who, "monthly");
  const ends: (string | null)[] = [];
  for (const at of ["2027-01-31T10:00:00Z", "2027-03-01T00:00:00Z", "2027-04-01T00:00:00Z"]) {
    clock.set(at);
    ends.push((await read(who)).endsAt);
  }
  assert.deepEqual(ends, [
    "2027-02-28T09:00:00.000Z",
    "2027-03-31T09:00:00.000Z",
    "2027-04-30T09:00:00.000Z",
  ]);
});

test("an open bill leaves seven days of grace, in which another card can pay it", async () => {
  const who = testIdentity();
  await buy(who, "premium-monthly", "confirmsAlways");
  clock.set("2026-04-03T09:00:00Z");
  const has = await read(who);
  assert.deepEqual([has.tier, has.status], ["premium", "past_due"]);
  assert.equal(has.purchase?.graceEndsAt, "2026-04-08T09:00:00.000Z");
  const { clientSecret } = await readPayment(who, has.openPaymentId);
  assert.equal((await confirm(who, clientSecret, "succeeds")).status, "succeeded");
  const paid = await read(who);
  assert.deepEqual(
    [paid.status, paid.endsAt, paid.openPaymentId],
    ["active", "2026-05-01T09:00:00.000Z", null],
  );
  assert.deepEqual(await chargesOf(who), [4900, 4900]);
});

test("a bill that stays open ends the plan after its grace, by the job alone", async () => {
  const who = testIdentity();
  await buy(who, "premium-monthly", "confirmsAlways");
  clock.set("2026-04-08T08:59:59Z");
  await service.runJob("billing/test-provider");
  assert.equal(await tierOf(who), "premium");
  clock.set("2026-04-08T09:00:00Z");
  await service.runJob("billing/test-provider");
  const [row] = await db.select().from(subscriptions);
  assert.equal(row?.subscriptionStatus, "canceled");
  assert.deepEqual((await service.call(who, "GET", "/internal/entitlement")).body, STARTER);
  assert.deepEqual(await chargesOf(who), [4900]);
});

test("an order that nobody pays ends after a day and can be made again", async () => {
  const who = testIdentity();
  const { paymentId } = await order(who, "monthly");
  clock.set("2026-03-02T09:00:00Z");
  assert.equal((await readPayment(who, paymentId)).status, "ended");
  assert.equal((await read(who)).openPaymentId, null);
  await buy(who, "monthly");
  assert.deepEqual(await chargesOf(who), [999]);
});

test("lifetime replaces a running subscription and is never billed again", async () => {
  const who = testIdentity();
  await buy(who, "monthly");
  await buy(who, "lifetime");
  const has = await read(who);
  assert.deepEqual([has.tier, has.endsAt, has.renewal], ["premium", null, null]);
  clock.set("2028-03-01T09:00:00Z");
  await service.runJob("billing/test-provider");
  assert.equal(await tierOf(who), "premium");
  assert.deepEqual((await chargesOf(who)).toSorted((a, b) => a - b), [999, 29999]);
  const again = await service.call(who, "POST", "/api/create-subscription", orderBody("lifetime"));
  assert.equal(again.body.code, "already_subscribed");
});

for (const planId of ["lifetime", "premium-monthly"] as const) {
  test(`a refund takes ${planId} back and stands in the ledger`, async () => {
    const who = testIdentity();
    await buy(who, planId);
    const customerId = await customerOf(who);
    const snapshot = await provider.readCustomer(customerId);
    for (let times = 0; times < 2; times++) {
      await provider.refundPayment(customerId, snapshot?.payments[0]?.id ?? "");
    }
    const has = await read(who);
    assert.deepEqual([has.tier, has.purchase, has.status], ["starter", null, "canceled"]);
    const { amount } = planTerms(planId);
    assert.deepEqual((await chargesOf(who)).toSorted((a, b) => a - b), [-amount, amount]);
    assert.equal((await ledgerOf(who)).paid, 0);
    await buy(who, "monthly");
    assert.equal(await tierOf(who), "premium");
  });
}

test("a receipt is a PDF of one's own charge", async () => {
  const [who, other] = [testIdentity(), starterIdentity()];
  await buy(who, "lifetime");
  const { entries: [entry] } = await ledgerOf(who);
  const receipt = await service.call(who, "GET", entry?.receiptUrl ?? "");
  assert.equal(receipt.headers.get("content-type"), "application/pdf");
  assert.match(receipt.body, /^%PDF-1\.4\n[^]*\(Paid: \$299\.99\)[^]*%%EOF\n$/);
  const start = Number(/startxref\n(\d+)/.exec(receipt.body)?.[1]);
  assert.ok(receipt.body.slice(start).startsWith("xref\n0 6\n"));
  assert.equal((await service.call(other, "GET", entry?.receiptUrl ?? "")).status, 404);
});

test("an answer to an order has what the contract says and nothing of the provider's customer", async () => {
  const who = testIdentity();
  const answer = z.parse(createdSubscription, await order(who, "monthly"));
  assert.doesNotMatch(JSON.stringify(answer), /cus_/);
});

test("each payment, failure, cancellation and step that is needed is told by one mail", async () => {
  const who = testIdentity();
  const kinds = async () =>
    (await db.select().from(mails)).flatMap(({ mail, userId }) =>
      mail && userId === who.sub ? [mail.kind] : []
    ).toSorted();
  await buy(who, "essential-monthly", "confirmsAlways");
  await service.runJob("billing/reconcile-subscriptions");
  assert.deepEqual(await kinds(), ["confirmation", "payment-received"]);
  const { paymentId } = await change(who, "premium-monthly");
  assert.ok((await kinds()).includes("action-needed"));
  clock.set("2026-04-02T09:00:00Z");
  assert.equal((await readPayment(who, paymentId)).status, "ended");
  const { clientSecret } = await readPayment(who, (await read(who)).openPaymentId);
  await confirm(who, clientSecret, "succeeds");
  await service.call(who, "POST", "/api/subscription/cancel", {});
  await service.runJob("billing/reconcile-subscriptions");
  assert.deepEqual(await kinds(), [
    "action-needed",
    "cancelled",
    "confirmation",
    "payment-failed",
    "payment-received",
    "payment-received",
  ]);
});
