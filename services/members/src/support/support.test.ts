import assert from "node:assert/strict";
import type { Identity } from "@reclaim/platform/identity";
import { starterIdentity, testIdentity, testService } from "@reclaim/platform/testing";
import { members } from "../../service.ts";
import { supportRepository } from "./support.repository.ts";

const service = await testService(members, { settings: { supportMail: "team@reclaim.test" } });
Deno.test.afterAll(() => service.close());

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    service.mails.length = 0;
    await run();
  });

const PATH = "/api/support-messages";
const write = (who: Identity | null, body: unknown = { message: "The bell does not ring." }) =>
  service.call(who, "POST", PATH, body);
const stored = (who: Identity) => supportRepository(service.deps.db).list(who.sub);

test("a member's message is kept as written and answered", async () => {
  const who = testIdentity();
  const { status, body } = await write(who, { message: "  It broke.\n\nTwice.  " });
  assert.equal(status, 201);
  assert.equal(body.message, "It broke.\n\nTwice.");
  assert.equal(body.createdAt, "2026-11-21T09:00:00.000Z");
  assert.equal(body.crisis, undefined);
  const [row] = await stored(who);
  assert.deepEqual([row?.id, row?.message], [body.id, "It broke.\n\nTwice."]);
});

test("on Premium a message is marked priority, on other plans not [PRF-27]", async () => {
  const premium = testIdentity();
  const essential = testIdentity({
    entitlement: { tier: "essential", source: "subscription", endsAt: null },
  });
  const [first, second, third] = [
    await write(premium),
    await write(essential),
    await write(starterIdentity()),
  ];
  assert.deepEqual([first, second, third].map(({ body }) => body.priority), [true, false, false]);
  assert.equal((await stored(premium))[0]?.priority, true);
  assert.equal((await stored(essential))[0]?.priority, false);
  const claimed = await write(essential, { message: "First, please.", priority: true });
  assert.equal(claimed.body.priority, false, "a client cannot claim it");
});

test("a message goes to the team, which can answer who left an address", async () => {
  await write(testIdentity({ email: "martin@example.org" }));
  await write(starterIdentity());
  assert.deepEqual(
    service.mails.map(({ to, replyTo, text }) => ({ to, replyTo, text })),
    [
      { to: "team@reclaim.test", replyTo: "martin@example.org", text: "The bell does not ring." },
      { to: "team@reclaim.test", replyTo: undefined, text: "The bell does not ring." },
    ],
  );
  assert.deepEqual(service.mails.map(({ subject }) => subject.startsWith("[Priority]")), [
    true,
    false,
  ]);
});

test("a mail that fails loses no message", async () => {
  const who = testIdentity();
  const { send } = service.deps.mailer;
  service.deps.mailer.send = () => Promise.reject(new Error("no server"));
  const { status } = await write(who);
  service.deps.mailer.send = send;
  assert.equal(status, 201);
  assert.equal((await stored(who)).length, 1);
});

test("an empty or endless message is refused, and nothing is kept", async () => {
  const who = testIdentity();
  for (const message of ["", "  \n ", "m".repeat(5001), undefined]) {
    const { status, body } = await write(who, { message });
    assert.equal(status, 400);
    assert.equal(body.details[0].field, "message");
  }
  assert.deepEqual(await stored(who), []);
});

test("without a session, or in another's name, nothing is kept", async () => {
  const who = testIdentity();
  assert.equal((await write(null)).status, 401);
  assert.equal((await write(testIdentity(), { message: "Hello", userId: who.sub })).status, 403);
  assert.deepEqual(await stored(who), []);
});

test("signs of risk are answered with help, and the message is kept as written", async () => {
  const who = testIdentity();
  const { status, body } = await write(who, { message: "I don't want to live anymore." });
  assert.deepEqual([status, body.crisis], [201, true]);
  assert.equal((await stored(who))[0]?.message, "I don't want to live anymore.");
});
