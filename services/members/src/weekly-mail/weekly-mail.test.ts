import assert from "node:assert/strict";
import { DEFAULT_NOTIFICATIONS } from "@reclaim/contracts-members/members";
import { testIdentity, testService } from "@reclaim/platform/testing";
import type { Identity } from "@reclaim/platform/identity";
import { members } from "../../service.ts";

const addresses: Record<string, string> = {};
const asked: string[] = [];
/** Whoever asks for it gets no answer. */
let unreachable = "";
let circleAnswers = () => new Response(null, { status: 503 });
const service = await testService(members, {
  peers: {
    identity: {
      call: async (request) => {
        const { ids } = await request.json() as { ids: string[] };
        if (ids.some((id) => addresses[id] === unreachable)) {
          return new Response(null, { status: 503 });
        }
        return Response.json(
          Object.fromEntries(ids.flatMap((id) => addresses[id] ? [[id, addresses[id]]] : [])),
        );
      },
    },
    community: {
      call: (request, who) => {
        const { pathname } = new URL(request.url);
        if (pathname !== "/api/forum/activity") return new Response(null, { status: 404 });
        asked.push(who?.sub ?? "");
        return circleAnswers();
      },
    },
  },
});
Deno.test.afterAll(() => service.close());
const { clock } = service.deps;

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    service.mails.length = 0;
    for (const id of Object.keys(addresses)) delete addresses[id];
    unreachable = "";
    clock.set("2026-11-16T09:00:00Z");
    await run();
  });

async function member(
  fields: { email?: string; timeZone?: string; preferences?: object } = {},
): Promise<Identity> {
  const who = testIdentity();
  if (fields.email) addresses[who.sub] = fields.email;
  const { status } = await service.call(who, "POST", "/api/onboarding", {
    name: "Martin",
    timeZone: fields.timeZone ?? "Europe/Vienna",
    notificationPreferences: { ...DEFAULT_NOTIFICATIONS, ...fields.preferences },
  });
  assert.equal(status, 201);
  return who;
}
const checkIn = (who: Identity) =>
  service.call(who, "POST", "/api/check-ins", {
    mood: 1,
    thoughts: "A hard day.",
    timeZone: "Europe/Vienna",
    clientId: crypto.randomUUID(),
  });
const run = () => service.runJob("members/weekly-mails");
const SUNDAY_EVENING = "2026-11-22T17:05:00Z";
const receivers = () => service.mails.map(({ to }) => to).sort();

test("a member whose address is known gets his week on Sunday evening, once", async () => {
  const who = await member({ email: "martin@example.org" });
  await checkIn(who);
  clock.set("2026-11-17T09:00:00Z");
  await checkIn(who);
  await run();
  assert.deepEqual(receivers(), []);
  clock.set(SUNDAY_EVENING);
  await run();
  await run();
  assert.deepEqual(receivers(), ["martin@example.org"]);
  assert.match(service.mails[0]?.text ?? "", /You checked in on 2 days of seven\./);
  clock.set("2026-11-29T17:05:00Z");
  await run();
  assert.equal(service.mails.length, 2);
});

test("entries and completed modules of the week count, those of others and of earlier weeks do not", async () => {
  const who = await member({ email: "martin@example.org" });
  const write = (as: Identity) =>
    service.call(as, "POST", "/api/journal-entries", {
      promptId: null,
      content: "A good walk.",
      timeZone: "Europe/Vienna",
      clientId: crypto.randomUUID(),
    });
  const complete = (module: string) =>
    service.call(who, "POST", `/api/module-progress/${module}/complete`);
  assert.equal((await write(who)).status, 201);
  assert.equal((await complete("body/1")).status, 200);
  await write(await member());
  clock.set("2026-11-24T09:00:00Z");
  assert.equal((await write(who)).status, 201);
  assert.equal((await write(who)).status, 201);
  assert.equal((await complete("body/2")).status, 200);
  clock.set("2026-11-29T17:05:00Z");
  await run();
  assert.match(
    service.mails[0]?.text ?? "",
    /You wrote 2 journal entries\.\nYou completed 1 module\./,
  );
});

test("who wants to hear of the circle is told how much came back; the circle learns no account", async () => {
  const wanted = { communityActivity: true };
  const who = await member({ email: "yes@example.org", preferences: wanted });
  await member({ email: "no@example.org" });
  circleAnswers = () => Response.json({ replies: 2, reactions: 3, postId: null, cursor: "1" });
  clock.set(SUNDAY_EVENING);
  await run();
  const textTo = (address: string) => service.mails.find(({ to }) => to === address)?.text ?? "";
  assert.match(textTo("yes@example.org"), /The Men's Circle has 5 answers for you\./);
  assert.doesNotMatch(textTo("no@example.org"), /Circle/);
  assert.equal(asked.length, 1);
  assert.ok(!asked.includes(who.sub));
});

test("a circle that does not answer holds up no mail", async () => {
  await member({ email: "yes@example.org", preferences: { communityActivity: true } });
  circleAnswers = () => new Response(null, { status: 503 });
  clock.set(SUNDAY_EVENING);
  await run();
  assert.deepEqual(receivers(), ["yes@example.org"]);
  assert.doesNotMatch(service.mails[0]?.text ?? "", /Circle/);
});

test("neither a mood nor a word of the member stands in the mail", async () => {
  await checkIn(await member({ email: "martin@example.org" }));
  clock.set(SUNDAY_EVENING);
  await run();
  assert.doesNotMatch(JSON.stringify(service.mails), /hard day|Struggling|mood/i);
});

test("who has no address, or does not want it, gets none", async () => {
  await member();
  await member({ email: "off@example.org", preferences: { enabled: false } });
  await member({ email: "without@example.org", preferences: { weeklyProgressSummary: false } });
  await member({ email: "yes@example.org" });
  await member({ email: "elsewhere@example.org", timeZone: "America/New_York" });
  clock.set(SUNDAY_EVENING);
  await run();
  assert.deepEqual(receivers(), ["yes@example.org"]);
});

test("a mail that fails keeps nobody else's, and goes out with the next run", async () => {
  await member({ email: "one@example.org" });
  await member({ email: "two@example.org" });
  clock.set(SUNDAY_EVENING);
  const { send } = service.deps.mailer;
  service.deps.mailer.send = (mail) =>
    mail.to === "one@example.org" ? Promise.reject(new Error("no server")) : send(mail);
  await run();
  service.deps.mailer.send = send;
  assert.deepEqual(receivers(), ["two@example.org"]);
  await run();
  assert.deepEqual(receivers(), ["one@example.org", "two@example.org"]);
});

test("a zone that fails keeps nobody's mail of other zones, and is tried again", async () => {
  const zones = { a: "Europe/Vienna", b: "Europe/Berlin", c: "Europe/Paris" };
  const everybody = Object.keys(zones).map((name) => `${name}@example.org`);
  for (const [name, timeZone] of Object.entries(zones)) {
    await member({ email: `${name}@example.org`, timeZone });
  }
  const sundays = ["2026-11-22", "2026-11-29", "2026-12-06"];
  for (const [index, sunday] of sundays.entries()) {
    clock.set(`${sunday}T17:05:00Z`);
    service.mails.length = 0;
    unreachable = everybody[index] ?? "";
    await assert.rejects(run());
    assert.deepEqual(receivers(), everybody.filter((address) => address !== unreachable));
    unreachable = "";
    await run();
    assert.deepEqual(receivers(), everybody);
  }
});

test("a module completed just after midnight counts for the new week, where the member is", async () => {
  const who = await member({ email: "martin@example.org" });
  clock.set("2026-11-22T23:30:00Z");
  const { status } = await service.call(who, "POST", "/api/module-progress/body/1/complete");
  assert.equal(status, 200);
  await run();
  assert.doesNotMatch(service.mails[0]?.text ?? "module", /module/);
  clock.set("2026-11-29T17:05:00Z");
  await run();
  assert.match(service.mails[1]?.text ?? "", /You completed 1 module\./);
});

test("who ends the mails or deletes his account while they go out gets none any more", async () => {
  const ways = [
    (who: Identity) => service.call(who, "POST", "/internal/leave", {}),
    (who: Identity) =>
      service.call(who, "PATCH", "/api/me", {
        notificationPreferences: { ...DEFAULT_NOTIFICATIONS, weeklyProgressSummary: false },
      }),
  ];
  for (const [index, leave] of ways.entries()) {
    clock.set("2026-11-16T09:00:00Z");
    const people = [
      await member({ email: `one${index}@example.org` }),
      await member({ email: `two${index}@example.org` }),
    ];
    clock.set(SUNDAY_EVENING);
    const { send } = service.deps.mailer;
    service.deps.mailer.send = async (mail) => {
      await send(mail);
      for (const who of people) assert.ok((await leave(who)).status < 300);
    };
    service.mails.length = 0;
    await run();
    service.deps.mailer.send = send;
    assert.equal(service.mails.length, 1);
  }
});

test("two runs at once send one mail each", async () => {
  await member({ email: "martin@example.org" });
  clock.set(SUNDAY_EVENING);
  await Promise.all([run(), run()]);
  assert.deepEqual(receivers(), ["martin@example.org"]);
});

test("one press ends the mails without a session, from the page or the mail program", async () => {
  for (const way of ["page", "program"]) {
    const who = await member({ email: `${way}@example.org` });
    clock.set(SUNDAY_EVENING);
    await run();
    const mail = service.mails.find(({ to }) => to === `${way}@example.org`);
    const token = new URL(mail?.unsubscribe ?? "").searchParams.get("token");
    const answer = way === "page"
      ? await service.call(null, "POST", "/api/unsubscribe", { token })
      : await service.call(null, "POST", `/api/unsubscribe?token=${token}`);
    assert.equal(answer.status, 204);
    const { body } = await service.call(who, "GET", "/api/me");
    assert.deepEqual(body.notificationPreferences, {
      ...DEFAULT_NOTIFICATIONS,
      weeklyProgressSummary: false,
    });
    service.mails.length = 0;
    clock.set("2026-11-29T17:05:00Z");
    await run();
    assert.deepEqual(receivers(), []);
    clock.set("2026-11-16T09:00:00Z");
  }
});

test("an unknown token is answered like a known one, a malformed one is refused", async () => {
  const end = (token: unknown) => service.call(null, "POST", "/api/unsubscribe", { token });
  assert.equal((await end("x".repeat(43))).status, 204);
  assert.equal((await end("no token")).status, 400);
});
