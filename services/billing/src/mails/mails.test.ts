import type { ServiceClient } from "@reclaim/platform/service-client";
import { testService } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import { billing } from "../../service.ts";
import type { MemberMail } from "./mails.model.ts";
import { mails } from "./mails.table.ts";
import { dropMails, queueMail } from "./queue-mail.use-case.ts";

const asked: string[][] = [];
/** Knows the address of everybody but guests. */
const identity: ServiceClient = {
  async call(request) {
    const { ids } = await request.json() as { ids: string[] };
    asked.push(ids);
    const known = ids.filter((id) => !id.startsWith("guest"));
    return Response.json(Object.fromEntries(known.map((id) => [id, `${id}@example.org`])));
  },
};
const service = await testService(billing, { peers: { identity } });
Deno.test.afterAll(() => service.close());

const queue = (userId: string, mail: MemberMail, key?: string) =>
  queueMail(service.deps)(userId, mail, key);
const send = () => service.runJob("billing/mails");
const sent = () => service.mails.map(({ to, subject }) => `${to}: ${subject}`);
const failed: MemberMail = {
  kind: "payment-failed",
  plan: "Essential",
  amount: 2900,
  currency: "usd",
  graceEndsAt: "2026-11-28T09:00:00.000Z",
};

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    service.mails.splice(0);
    asked.splice(0);
    service.deps.clock.set("2026-11-21T09:00:00Z");
    await run();
  });

test("a mail about a payment is sent once, however often its event comes", async () => {
  await queue("martin", failed, "invoice-1");
  await queue("martin", failed, "invoice-1");
  await send();
  await queue("martin", failed, "invoice-1");
  await send();
  assert.deepEqual(sent(), ["martin@example.org: Your payment did not go through"]);
  await queue("martin", failed, "invoice-2");
  await send();
  assert.equal(service.mails.length, 2);
  const [mail] = service.mails;
  for (const part of ["$29.00", "Essential", "November 28, 2026", "/subscription"]) {
    assert.ok(mail?.text.includes(part) && mail.html?.includes(part), part);
  }
  const rows = await service.deps.db.select().from(mails);
  assert.deepEqual(rows.map((row) => row.mail), [null, null]);
});

test("what a transaction does not do is told to nobody", async () => {
  const { db, clock } = service.deps;
  const abandoned = db.transaction(async (tx) => {
    await queueMail({ db: tx, clock })("martin", failed);
    throw new Error("the charge was not stored");
  });
  await assert.rejects(abandoned);
  await send();
  assert.deepEqual([sent(), asked], [[], []]);
});

test("every mail names its sum, its day and one way on", async () => {
  const money = { plan: "Premium", amount: 49000, currency: "usd" };
  const day = "2026-12-05T12:00:00.000Z";
  const wanted: [MemberMail, string[]][] = [
    [{ kind: "welcome", trialDays: 14 }, ["14 days", "http://reclaim.test/"]],
    [{ kind: "trial-ending", endsAt: day, daysLeft: 3 }, ["3 days", "December 5, 2026"]],
    [{ kind: "confirmation", ...money, nextPaymentAt: day }, ["$490.00", "December 5, 2026"]],
    [{ kind: "confirmation", ...money, nextPaymentAt: null }, ["nothing to renew"]],
    [{ kind: "payment-received", ...money, paidAt: day }, ["$490.00", "December 5, 2026"]],
    [{ kind: "action-needed", ...money }, ["$490.00", "bank"]],
    [{ kind: "cancelled", plan: "Premium", endsAt: day }, ["December 5, 2026", "Starter"]],
  ];
  for (const [index, [mail]] of wanted.entries()) {
    service.deps.clock.set(`2026-11-21T09:00:0${index}Z`);
    await queue("martin", mail, String(index));
  }
  await send();
  assert.equal(service.mails.length, wanted.length);
  for (const [index, [mail, parts]] of wanted.entries()) {
    const { text = "", html = "" } = service.mails[index] ?? {};
    for (const part of parts) assert.ok(text.includes(part) && html.includes(part), mail.kind);
  }
});

test("a currency without cents is not divided", async () => {
  await queue("martin", { ...failed, amount: 4000, currency: "jpy" });
  await send();
  assert.ok(service.mails[0]?.text.includes("¥4,000"));
});

test("a mail that fails is tried again, later and later, and keeps nobody else's", async () => {
  const { mailer } = service.deps;
  const { send: deliver } = mailer;
  mailer.send = (mail) =>
    mail.to.startsWith("paul") ? Promise.reject(new Error("550")) : deliver(mail);
  await queue("paul", failed);
  await queue("martin", failed);
  await send();
  assert.deepEqual(sent(), ["martin@example.org: Your payment did not go through"]);
  mailer.send = deliver;
  service.deps.clock.set("2026-11-21T09:09:00Z");
  await send();
  assert.equal(service.mails.length, 1);
  service.deps.clock.set("2026-11-21T09:11:00Z");
  await send();
  assert.equal(sent().at(-1), "paul@example.org: Your payment did not go through");
});

test("a mail that fails for a day is given up", async () => {
  const { mailer } = service.deps;
  const { send: deliver } = mailer;
  let tries = 0;
  mailer.send = () => Promise.reject(new Error(`550 ${++tries}`));
  await queue("paul", failed);
  for (let day = 1; day <= 12; day++) {
    service.deps.clock.set(`2026-12-${String(day).padStart(2, "0")}T09:00:00Z`);
    await send();
  }
  mailer.send = deliver;
  assert.equal(tries, 8);
});

test("a guest gets no mail, and nothing is kept for him", async () => {
  await queue("guest-1", failed);
  await send();
  assert.deepEqual(sent(), []);
  assert.deepEqual(await service.deps.db.select().from(mails), []);
});

test("who has deleted his account gets no mail any more", async () => {
  await queue("martin", failed);
  await dropMails(service.deps)("martin");
  await send();
  assert.deepEqual(sent(), []);
});
