import { testIdentity, testService } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import { billing } from "../../service.ts";
import { waitlist } from "./waitlist.table.ts";

const service = await testService(billing);
Deno.test.afterAll(() => service.close());

const join = (body: unknown, as: Parameters<typeof service.call>[0] = null) =>
  service.call(as, "POST", "/api/waitlist", body);
const stored = async () => {
  const rows = await service.deps.db.select({ email: waitlist.email }).from(waitlist);
  return rows.map(({ email }) => email);
};

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    service.mails.splice(0);
    service.deps.clock.set("2026-11-21T09:00:00Z");
    await run();
  });

test("an address is stored once, whatever its case and however often [MKT-16]", async () => {
  await Promise.all(
    ["Sam@Example.com", "sam@example.COM", "  sam@example.com "].map((email) => join({ email })),
  );
  await join({ email: "SAM@EXAMPLE.COM" });
  await join({ email: "joe@example.com" });
  assert.deepEqual(new Set(await stored()), new Set(["sam@example.com", "joe@example.com"]));
  assert.equal((await stored()).length, 2);
});

test("nobody learns from the answer whether an address is known [MKT-17]", async () => {
  const fresh = await join({ email: "sam@example.com" });
  const known = await join({ email: "Sam@example.com" });
  assert.deepEqual([known.status, known.body], [fresh.status, fresh.body]);
  assert.deepEqual(fresh.body, { message: "Thank you! We'll keep you updated." });
});

const SEND = "billing/waitlist-mails";
const tokenOf = (mail = service.mails.at(-1)) =>
  mail?.text.match(/\/waitlist\/confirm#([\w-]{43})$/m)?.[1];
const confirm = (token: unknown) => service.call(null, "POST", "/api/waitlist/confirm", { token });
const confirmed = async () => {
  const rows = await service.deps.db.select().from(waitlist);
  return rows.filter(({ confirmedAt }) => confirmedAt !== null).map(({ email }) => email);
};

test("a link confirms the address that it was sent to, once", async () => {
  await join({ email: "sam@example.com" });
  await join({ email: "joe@example.com" });
  assert.equal(service.mails.length, 0);
  await service.runJob(SEND);
  assert.deepEqual(
    new Set(service.mails.map(({ to }) => to)),
    new Set(["sam@example.com", "joe@example.com"]),
  );
  const mail = service.mails.find(({ to }) => to === "joe@example.com");
  const token = tokenOf(mail);
  assert.ok(mail?.html?.includes(`/waitlist/confirm#${token}`));
  const rows = JSON.stringify(await service.deps.db.select().from(waitlist));
  assert.ok(!rows.includes(token ?? "none"), "the token itself is stored nowhere");

  const answer = await confirm(token);
  assert.deepEqual([answer.status, answer.body], [200, { message: "Your address is confirmed." }]);
  assert.deepEqual(await confirmed(), ["joe@example.com"]);
  assert.deepEqual((await confirm(token)).body.code, "link_expired");
  assert.equal((await confirm("x".repeat(43))).status, 410);
  assert.equal((await confirm("short")).status, 400);
  await service.runJob(SEND);
  assert.equal(service.mails.length, 2);
});

test("a link serves for seven days", async () => {
  await join({ email: "sam@example.com" });
  await service.runJob(SEND);
  service.deps.clock.set("2026-11-28T09:00:01Z");
  assert.equal((await confirm(tokenOf())).status, 410);
  assert.deepEqual(await confirmed(), []);
});

test("who joins again gets another link, once an hour; who is confirmed gets none", async () => {
  const joined = async (at: string) => {
    service.deps.clock.set(at);
    const answer = await join({ email: "sam@example.com" });
    await service.runJob(SEND);
    return [answer.body, service.mails.length];
  };
  const thanks = { message: "Thank you! We'll keep you updated." };
  assert.deepEqual(await joined("2026-11-21T09:00:00Z"), [thanks, 1]);
  const first = tokenOf();
  assert.deepEqual(await joined("2026-11-21T09:59:00Z"), [thanks, 1]);
  assert.deepEqual(await joined("2026-11-21T10:01:00Z"), [thanks, 2]);
  assert.equal((await confirm(first)).status, 410);
  assert.equal((await confirm(tokenOf())).status, 200);
  assert.deepEqual(await joined("2026-11-23T09:00:00Z"), [thanks, 2]);
});

test("a mail that fails is tried again with another link, later and later, and says no address in the log", async () => {
  const { mailer } = service.deps;
  const { send } = mailer;
  let tries = 0;
  mailer.send = () => Promise.reject(new Error(`550 <sam@example.com> try ${++tries}`));
  await join({ email: "sam@example.com" });
  await service.runJob(SEND);
  await service.runJob(SEND);
  assert.equal(tries, 1);
  service.deps.clock.set("2026-11-21T09:11:00Z");
  await service.runJob(SEND);
  assert.equal(tries, 2);
  mailer.send = send;
  service.deps.clock.set("2026-11-21T09:20:00Z");
  await service.runJob(SEND);
  assert.equal(service.mails.length, 0);
  service.deps.clock.set("2026-11-21T09:32:00Z");
  await service.runJob(SEND);
  assert.equal((await confirm(tokenOf())).status, 200);
});

test("an address that nobody confirms is forgotten after a month", async () => {
  await join({ email: "sam@example.com" });
  await service.runJob(SEND);
  service.deps.clock.set("2026-12-21T08:00:00Z");
  await service.runJob(SEND);
  assert.deepEqual(await stored(), ["sam@example.com"]);
  service.deps.clock.set("2026-12-22T10:00:00Z");
  await service.runJob(SEND);
  assert.deepEqual(await stored(), []);
});

test("a member can join as well", async () => {
  assert.equal((await join({ email: "sam@example.com" }, testIdentity())).status, 200);
  assert.deepEqual(await stored(), ["sam@example.com"]);
});

for (const email of ["", "sam", "sam@", "sam@example", "a b@example.com", null, undefined]) {
  test(`${JSON.stringify(email)} is no address to store`, async () => {
    const answer = await join({ email });
    assert.equal(answer.status, 400);
    assert.equal(answer.body.details[0].field, "email");
    assert.deepEqual(await stored(), []);
  });
}

test("an invalid address is told in the words of the form", async () => {
  const { body } = await join({ email: "sam@" });
  assert.equal(body.details[0].message, "Please enter a valid email address");
});
