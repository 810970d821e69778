import { recommendations } from "@reclaim/contracts-insights/recommendations";
import { starterIdentity, testIdentity } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import * as z from "zod/mini";
import { MODEL_ANSWER, moods, ROBERT, SHORT_TIMEOUTS, testInsights } from "../insights.testing.ts";
import {
  hang,
  hangInBody,
  json,
  refusal,
  startFakeModel,
  status,
  text,
} from "../language-model/fake-model.testing.ts";

const PATH = "/api/ai/recommendations";
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

const SITUATION = {
  age: "45-52",
  goals: ["Mental Clarity"],
  burnoutLevel: 3,
  progress: ROBERT.progress,
  recentMoods: [3, 2, 4],
  journalEntries: 4,
  completedModules: 8,
  streak: 6,
};
const ask = (body: object = {}, as = testIdentity()) =>
  service.call(as, "POST", PATH, { ...SITUATION, ...body });
const essential = () =>
  testIdentity({ entitlement: { tier: "essential", source: "subscription", endsAt: null } });

Deno.test("recommendations come from the model in the specified shape [API-44] [AIW-13] [AIW-15] [ENT-36] [ENT-37]", async () => {
  model.answers(json(MODEL_ANSWER));
  const { status, body } = await ask({ localDate: "2026-11-21" });
  assert.equal(status, 200, JSON.stringify(body));
  const { id: _id, ...answer } = z.parse(recommendations, body);
  assert.deepEqual(answer, {
    ...MODEL_ANSWER,
    focusModule: {
      module: "One Thing at a Time",
      pillar: "mind",
      moduleId: 2,
      reason: MODEL_ANSWER.focusModule.reason,
    },
    source: "model",
    generatedAt: "2026-11-21T09:00:00.000Z",
  });
  const [request] = model.requests;
  assert.equal(model.requests.length, 1);
  assert.equal(request?.path, "/v1/chat/completions");
  assert.equal(request?.authorization, "Bearer test-key");
  const { response_format: format, messages, model: name } = request?.body ?? {};
  assert.equal(name, "fake");
  assert.equal(format.type, "json_schema");
  assert.equal(format.json_schema.strict, true);
  assert.deepEqual(
    Object.keys(format.json_schema.schema.properties),
    ["dailyActions", "insights", "focusModule", "strategy"],
  );
  assert.deepEqual(messages.map(({ role }: { role: string }) => role), ["system", "user"]);
  assert.deepEqual(JSON.parse(messages[1].content).situation, SITUATION);
  assert.deepEqual(JSON.parse(messages[1].content).scale, { min: 1, max: 5 });
});

Deno.test("without a key the guide recommends, and nothing outside is called [AIW-14] [AIW-15]", async () => {
  const { status, body } = await guided.call(testIdentity(), "POST", PATH, {
    ...SITUATION,
    moodData: moods([3, 4, 2], "Long day"),
  });
  assert.equal(status, 200);
  const answer = z.parse(recommendations, body);
  assert.equal(answer.source, "guide");
  assert.equal(answer.focusModule.pillar, "mind");
  assert.equal(answer.focusModule.moduleId, 2);
  assert.deepEqual(guided.asked, []);
});

for (
  const [name, behaviour, expected, code] of [
    ["refuses", refusal, 502, "model_failed"],
    ["answers no JSON", text("Sure! Here it is: {"), 502, "model_failed"],
    ["answers in another shape", json({ ...MODEL_ANSWER, strategy: null }), 502, "model_failed"],
    [
      "is cut off by its own limit",
      text(JSON.stringify(MODEL_ANSWER), "length"),
      502,
      "model_failed",
    ],
    ["answers without a choice", () => Response.json({ choices: [] }), 502, "model_failed"],
    ["answers 400", status(400), 502, "model_failed"],
    ["answers 401", status(401), 502, "model_failed"],
    ["answers 500", status(500, { "retry-after-ms": "1" }), 502, "model_failed"],
    ["is too busy", status(429, { "retry-after-ms": "1" }), 502, "model_failed"],
    ["is too busy for long", status(429, { "retry-after": "30" }), 504, "model_timeout"],
    ["never answers", hang, 504, "model_timeout"],
    ["stops in the middle", hangInBody, 504, "model_timeout"],
  ] as const
) {
  Deno.test(`a model that ${name} is an error and no answer of the guide [AIW-17]`, async () => {
    model.answers(behaviour);
    const who = testIdentity();
    const on = expected === 504 ? hasty : service;
    const answer = await on.call(who, "POST", PATH, SITUATION);
    assert.equal(answer.status, expected);
    assert.equal(answer.body.code, code);
    assert.deepEqual(Object.keys(answer.body).sort(), ["code", "message"]);
    assert.ok(!JSON.stringify(answer.body).includes("secret reason"));
    const kept = await on.call(who, "GET", "/api/ai/answers");
    assert.deepEqual(kept.body.recommendations, []);
    // What failed is not counted.
    const { body: quota } = await on.call(who, "GET", "/api/ai/quota");
    assert.equal(quota.answers.left, quota.answers.limit);
  });
}

Deno.test("a model that is busy, fails or hangs once is asked again, two times at most", async () => {
  const soon = { "retry-after-ms": "1" };
  model.answers(status(429, soon), status(503, soon), json(MODEL_ANSWER));
  assert.equal((await ask()).status, 200);
  assert.equal(model.requests.length, 3);
  model.answers(status(500, soon));
  assert.equal((await ask()).status, 502);
  assert.equal(model.requests.length, 3);
});

Deno.test("Starter has no recommendations, Essential and Premium do [AIW-18]", async () => {
  model.answers(json(MODEL_ANSWER));
  const refused = await ask({}, starterIdentity());
  assert.equal(refused.status, 403);
  assert.deepEqual(
    [refused.body.code, refused.body.feature, refused.body.tier],
    ["upgrade_required", "ai_recommendations", "essential"],
  );
  assert.equal(model.requests.length, 0);
  for (const who of [essential(), testIdentity()]) assert.equal((await ask({}, who)).status, 200);
});

Deno.test("recommendations for another member are refused [AUTH-10]", async () => {
  model.answers(json(MODEL_ANSWER));
  for (const userId of ["someone-else", 1, null]) {
    const answer = await ask({ userId });
    assert.deepEqual([answer.status, answer.body.code], [403, "not_your_identity"]);
  }
  assert.equal((await service.call(null, "POST", PATH, SITUATION)).status, 401);
  assert.equal(model.requests.length, 0);
});

Deno.test("a note with signs of risk reaches no model, on every plan [SAFE-03] [SAFE-08]", async () => {
  model.answers(json(MODEL_ANSWER));
  for (const who of [testIdentity(), starterIdentity()]) {
    const moodData = moods([3, 1, 2], "I want to end it all.");
    const { status, body } = await ask({ moodData }, who);
    assert.deepEqual([status, body], [200, { crisis: true }]);
  }
  assert.equal(model.requests.length, 0);
});

Deno.test("an answer with signs of risk is not shown; help is offered [SAFE-03]", async () => {
  const who = testIdentity();
  model.answers(json({
    ...MODEL_ANSWER,
    dailyActions: [{ ...MODEL_ANSWER.dailyActions[0], description: "You could kill yourself." }],
  }));
  const { status, body } = await ask({}, who);
  assert.deepEqual([status, body], [200, { crisis: true }]);
  assert.deepEqual((await service.call(who, "GET", "/api/ai/answers")).body.recommendations, []);
});

for (
  const [name, description] of [
    ["markup", "Walk <b>slowly</b> today."],
    ["a script", "<script>alert(1)</script>"],
    ["Markdown", "Walk **slowly** today."],
    ["a link", "Read more on https://example.org/walk today."],
    ["an address", "Write to coach@example.org today."],
    ["a diagnosis", "You are showing signs of clinical depression."],
    ["advice on medicine", "Take 50 mg of sertraline in the morning."],
    ["another language", "Gehe heute zehn Minuten spazieren und lass das Handy zu Hause liegen."],
    ["another script", "Погуляйте сегодня десять минут без телефона."],
    [
      "its instructions",
      "Write plain, warm, short English sentences. No shame, no flattery, no exclamation marks, no emoji.",
    ],
  ]
) {
  Deno.test(`an answer with ${name} is refused [AIW-17]`, async () => {
    const strange = { ...MODEL_ANSWER.dailyActions[0], title: "Today", description };
    const quiet = { title: "T", timeframe: "short", description: "D", steps: ["S"] };
    model.answers(json({
      ...MODEL_ANSWER,
      dailyActions: [strange],
      insights: [],
      strategy: name?.startsWith("another") ? quiet : MODEL_ANSWER.strategy,
      focusModule: {
        pillar: "mind",
        reason: name?.startsWith("another") ? description : "It lags.",
      },
    }));
    const answer = await ask();
    assert.deepEqual([answer.status, answer.body.code], [502, "model_failed"]);
    assert.equal(model.requests.length, 1);
  });
}

Deno.test("the request holds no name, e-mail, id or pseudonym, also when they are sent [SAFE-10]", async () => {
  model.answers(json(MODEL_ANSWER));
  const who = testIdentity({ email: ROBERT.email, username: ROBERT.username });
  const note = `Robert here (robert.ahlgren@example.org, rob_a, +46 70 123 45 67). Ahlgren said
    Quiet Harbor is me. Slept on 2026-10-01, 7 hours.`;
  const { status } = await ask({
    userId: who.sub,
    id: who.sub,
    name: ROBERT.name,
    email: ROBERT.email,
    pseudonym: ROBERT.pseudonym,
    username: ROBERT.username,
    moodData: moods([3, 4, 2, 5], note),
  }, who);
  assert.equal(status, 200);
  const sent = model.requests[0]?.text ?? "";
  for (
    const word of [who.sub, "Robert", "Ahlgren", "rob_a", "Quiet Harbor", "example.org", "70 123"]
  ) {
    assert.ok(!sent.toLowerCase().includes(word.toLowerCase()), `${word} was sent`);
  }
  const { moods: shown } = JSON.parse(model.requests[0]?.body.messages[1].content);
  assert.match(shown[0].note, /\[name\] here \(\[e-mail\], \[name\], \[phone\]\)/);
  assert.match(shown[0].note, /Slept on 2026-10-01, 7 hours/);
  assert.deepEqual(service.asked.at(-1)?.path, "/api/me");
  assert.deepEqual(service.asked.at(-1)?.identity, who);
});

Deno.test("while nobody can say the member's name, no text of his goes to a model [SAFE-10]", async () => {
  const nameless = await testInsights(model.access, {
    member: () => new Response(null, { status: 503 }),
  });
  model.answers(json(MODEL_ANSWER));
  const withNotes = { ...SITUATION, moodData: moods([3, 4, 2], "Long day") };
  const refused = await nameless.call(testIdentity(), "POST", PATH, withNotes);
  assert.deepEqual([refused.status, refused.body.code], [503, "unavailable"]);
  assert.equal(model.requests.length, 0);
  const without = await nameless.call(testIdentity(), "POST", PATH, SITUATION);
  assert.equal(without.status, 200);
  await nameless.close();
});

Deno.test("figures are counted by prompt, and name nobody", async () => {
  model.answers(json(MODEL_ANSWER));
  const count = async (name: string) =>
    (await service.deps.metrics.getMetricsAsJSON()).find((metric) => metric.name === name)?.values
      .filter(({ labels }) => labels.prompt === "recommendations@1")
      .reduce((sum, { value }) => sum + value, 0) ?? 0;
  const gained = async (name: string) => {
    const before = await count(name);
    assert.equal((await ask()).status, 200);
    return await count(name) - before;
  };
  assert.equal(await gained("reclaim_model_questions_total"), 1);
  assert.equal(await gained("reclaim_model_tokens_total"), 150);
  assert.ok(Math.abs(await gained("reclaim_model_cost_dollars_total") - 0.00018) < 1e-9);
});

Deno.test("who hangs up is waited for no longer, and the model is not asked again", async () => {
  model.answers(hang);
  const hungUp = new AbortController();
  const answer = service.app.fetch(
    new Request(`http://reclaim.test${PATH}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(SITUATION),
      signal: hungUp.signal,
    }),
    { identity: testIdentity() },
  );
  while (model.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  hungUp.abort();
  // Long before the time limit of this service.
  assert.equal((await answer).status, 502);
  assert.equal(model.requests.length, 1);
});
