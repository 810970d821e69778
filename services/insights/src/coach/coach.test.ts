import { coachEvents, coachMessage } from "@reclaim/contracts-insights/coach";
import type { Identity } from "@reclaim/platform/identity";
import { starterIdentity, storedRows, testIdentity } from "@reclaim/platform/testing";
import { readEvents } from "@reclaim/platform/testing/events";
import assert from "node:assert/strict";
import * as z from "zod/mini";
import { ROBERT, SHORT_TIMEOUTS, testInsights } from "../insights.testing.ts";
import { hang, startFakeModel, status, stream } from "../language-model/fake-model.testing.ts";

const PATH = "/api/ai/coach";
const model = startFakeModel();
const service = await testInsights(model.access);
const hasty = await testInsights(model.access, { timeouts: SHORT_TIMEOUTS });
const guided = await testInsights();
Deno.test.afterAll(async () => {
  await service.close();
  await hasty.close();
  await guided.close();
  await model.close();
});

const essential = () =>
  testIdentity({ entitlement: { tier: "essential", source: "subscription", endsAt: null } });

/** The stream of an answer, and the function that hangs up. */
async function say(message: string, who: Identity, on = service) {
  const answer = await on.app.fetch(
    new Request(`http://reclaim.test${PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message }),
    }),
    { identity: who },
  );
  return readEvents(answer, contract);
}
const contract = Object.fromEntries(
  Object.entries(coachEvents).map(([name, schema]) => [
    name,
    { parse: (data: unknown) => z.parse(schema as z.ZodMiniType, data) },
  ]),
);

/** All events of an answer. */
async function conversation(message: string, who: Identity, on = service) {
  const stream = await say(message, who, on);
  const events = [];
  for (let event = await stream.next(); event; event = await stream.next()) events.push(event);
  return events;
}
const history = async (who: Identity, on = service) =>
  (await on.call(who, "GET", PATH)).body.map(
    ({ from, content, isPartial }: z.infer<typeof coachMessage>) => [from, content, isPartial],
  );
const ANSWER = ["You had a long ", "week. Go for a walk ", "today. How was the morning?"];

Deno.test("the coach's answer comes sentence by sentence, and the conversation is kept [AIW-20]", async () => {
  const who = testIdentity();
  model.answers(stream(ANSWER));
  const events = await conversation("It was a long week.", who);
  assert.deepEqual(events.map(({ event }) => event), ["asked", "text", "text", "text", "answered"]);
  assert.deepEqual(events.slice(1, 4).map(({ data }) => data.text).join(""), ANSWER.join(""));
  const last = events.at(-1)?.data;
  assert.deepEqual([last.content, last.source, last.isPartial], [ANSWER.join(""), "model", false]);
  assert.deepEqual(await history(who), [
    ["coach", ANSWER.join(""), false],
    ["member", "It was a long week.", false],
  ]);
});

Deno.test("the model gets the situation and the conversation, and nothing that names him [SAFE-10]", async () => {
  const who = testIdentity({ email: ROBERT.email });
  model.answers(stream(ANSWER));
  await conversation("I am Robert Ahlgren, call 070 123 45 67.", who);
  await conversation("And now?", who);
  const { messages } = model.requests[1]?.body ?? {};
  assert.deepEqual(
    messages.map(({ role }: { role: string }) => role),
    ["system", "user", "user", "assistant", "user"],
  );
  assert.equal(JSON.parse(messages[1].content).situation.burnoutLevel, 3);
  assert.equal(messages[2].content, "I am [name], call [phone].");
  assert.equal(messages[3].content, ANSWER.join(""));
  for (const { text } of model.requests) {
    for (const word of [who.sub, "Robert", "Ahlgren", "example.org", "Quiet Harbor", "rob_a"]) {
      assert.ok(!text.includes(word), word);
    }
  }
});

Deno.test("without a key the guide coaches [AIW-14]", async () => {
  const who = testIdentity();
  const events = await conversation("It was a long week.", who, guided);
  assert.equal(events.at(-1)?.event, "answered");
  assert.equal(events.at(-1)?.data.source, "guide");
  assert.equal((await history(who, guided)).length, 2);
});

Deno.test("Starter and Essential have no coach, Premium has [AIW-20]", async () => {
  model.answers(stream(ANSWER));
  for (const who of [starterIdentity(), essential()]) {
    for (const method of ["POST", "GET", "DELETE"]) {
      const body = method === "POST" ? { message: "Hello" } : undefined;
      const refused = await service.call(who, method, PATH, body);
      assert.deepEqual(
        [refused.status, refused.body.code, refused.body.feature, refused.body.tier],
        [403, "upgrade_required", "ai_coach", "premium"],
      );
    }
  }
  assert.equal(model.requests.length, 0);
});

for (const ends of ["cut", "reset", "hang", "length"] as const) {
  Deno.test(`of an answer that breaks off (${ends}) what came stays, and is marked`, async () => {
    const who = testIdentity();
    model.answers(stream(["You had a long week. Go for a", " walk"], ends));
    const on = ends === "hang" ? hasty : service;
    const events = await conversation("It was a long week.", who, on);
    const { event, data } = events.at(-1) ?? {};
    assert.equal(event, "failed");
    assert.equal(data.code, ends === "hang" ? "model_timeout" : "model_failed");
    assert.match(data.answer.content, /^You had a long week\./);
    assert.equal(data.answer.isPartial, true);
    assert.equal((await history(who, on))[0][2], true);
  });
}

for (
  const [name, behaviour, code] of [
    ["fails", status(500, { "retry-after-ms": "1" }), "model_failed"],
    ["hangs", hang, "model_timeout"],
    ["answers with a link", stream(["See www.example.org for it."]), "model_failed"],
    ["answers with markup", stream(["<b>Walk</b> today."]), "model_failed"],
    ["names a diagnosis", stream(["You have clinical depression."]), "model_failed"],
  ] as const
) {
  Deno.test(`a coach who ${name} is an error; the message stays, and is not counted [AIW-17]`, async () => {
    const who = testIdentity();
    model.answers(behaviour);
    const on = code === "model_timeout" ? hasty : service;
    const events = await conversation("It was a long week.", who, on);
    assert.deepEqual(events.map(({ event }) => event), ["asked", "failed"]);
    assert.deepEqual(events[1]?.data, { code, answer: null });
    assert.deepEqual(await history(who, on), [["member", "It was a long week.", false]]);
    const { body } = await on.call(who, "GET", "/api/ai/quota");
    assert.equal(body.coach.left, body.coach.limit);
  });
}

Deno.test("a message with signs of risk is kept, reaches no model, also later, and help is offered [SAFE-03] [SAFE-08]", async () => {
  const who = testIdentity();
  model.answers(stream(ANSWER));
  const events = await conversation("I want to end it all.", who);
  assert.deepEqual(events.map(({ event }) => event), ["asked", "crisis"]);
  assert.equal(model.requests.length, 0);
  await conversation("I slept a little.", who);
  assert.ok(!model.requests[0]?.text.includes("end it all"));
  assert.deepEqual((await history(who)).at(-1), ["member", "I want to end it all.", false]);
  const refused = await conversation("I want to end it all.", starterIdentity());
  assert.deepEqual(refused.map(({ event }) => event), ["crisis"]);
});

Deno.test("an answer with signs of risk ends, is not kept, and help is offered [SAFE-03]", async () => {
  const who = testIdentity();
  model.answers(stream(["That is hard. ", "You could kill yourself. ", "Good night."]));
  const events = await conversation("It was a long week.", who);
  assert.equal(events.at(-1)?.event, "crisis");
  assert.ok(!JSON.stringify(events).includes("kill"));
  assert.deepEqual(await history(who), [["member", "It was a long week.", false]]);
});

Deno.test("who hangs up in the middle finds what came", async () => {
  const who = testIdentity();
  model.answers(stream(["You had a long week. ", "Go"], "hang"));
  const answer = await say("It was a long week.", who);
  await answer.until("text");
  await answer.close();
  let kept = await history(who);
  while (kept.length < 2) kept = await history(who);
  assert.match(kept[0][1], /^You had a long week\./);
  assert.equal(kept[0][2], true);
});

Deno.test("the history comes in pages, and can be removed for good", async () => {
  const who = testIdentity();
  model.answers(stream(["Fine. "]));
  for (const message of ["One.", "Two.", "Three."]) await conversation(message, who);
  const seen: string[] = [];
  let next: string | null = "";
  while (next !== null) {
    const query: string = next ? `&cursor=${next}` : "";
    const page = await service.call(who, "GET", `${PATH}?limit=2${query}`);
    assert.ok(page.body.length <= 2);
    seen.push(...page.body.map(({ id }: { id: string }) => id));
    next = page.headers.get("x-next-cursor");
  }
  assert.equal(seen.length, 6);
  assert.equal(new Set(seen).size, 6);
  assert.deepEqual(await history(testIdentity()), []);
  assert.equal((await service.call(who, "DELETE", PATH)).status, 204);
  assert.deepEqual(await history(who), []);
});

Deno.test("what is kept is encrypted", async () => {
  const who = testIdentity();
  model.answers(stream(["A violet answer. "]));
  await conversation("A violet question.", who);
  const rows = (await storedRows(service.deps.db, "insights")).filter((row) =>
    row.includes(who.sub)
  );
  assert.ok(rows.length >= 2);
  assert.ok(!rows.join("\n").includes("violet"));
});

for (const message of ["", "   ", "\u200b", "x".repeat(2001), null, 7]) {
  Deno.test(`the message ${JSON.stringify(message)?.slice(0, 12)} is refused`, async () => {
    const refused = await service.call(testIdentity(), "POST", PATH, { message });
    assert.deepEqual([refused.status, refused.body.code], [400, "invalid_input"]);
  });
}

Deno.test("a message for another member is refused [AUTH-10]", async () => {
  const body = { message: "Hello", userId: "someone-else" };
  assert.equal((await service.call(testIdentity(), "POST", PATH, body)).status, 403);
  assert.equal((await service.call(null, "POST", PATH, { message: "Hello" })).status, 401);
});
