import assert from "node:assert/strict";
import { CASES } from "../bench/evaluation.cases.ts";
import { evaluate, judge, shareOf } from "../bench/evaluation.ts";

const SENTENCE = "Walk for ten minutes today, and write down how the week and your mood feel.";
const ANSWERS: Record<string, unknown> = {
  recommendations: {
    dailyActions: [{ title: "Walk", description: SENTENCE, priority: "high", pillar: "body" }],
    insights: [],
    focusModule: { pillar: "mind", reason: "It is next for you." },
    strategy: { title: "Two weeks", timeframe: "short", description: SENTENCE, steps: ["Walk"] },
  },
  journal_prompt: { prompt: "What made this week a little easier for you?" },
  mood_analysis: {
    summary: "Your moods of these weeks hold steady, and good days follow a walk.",
    patterns: [],
    triggers: [],
    suggestions: [{ category: "habit", title: "Walk", description: SENTENCE }],
  },
  module_content: {
    title: "A calm start",
    content: "What would make the mornings of this week a little easier for you?",
    additionalResources: [],
  },
  email: { subject: "Your week", paragraphs: ["Hello {{name}},", SENTENCE] },
};
const COACH =
  "That sounds hard. Tonight, put the phone away and rest; worries about work, money and your son or wife or father or a friend wait until you sleep, eat and feel better. What is one small step you can start with?";

/** A server that answers every kind of question, by the name of its schema. */
function startModel(answers: Record<string, unknown>, coach: string) {
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, async (request) => {
    const { response_format: format, stream } = await request.json();
    if (stream) {
      const frames = [
        { choices: [{ index: 0, delta: { content: coach }, finish_reason: null }] },
        { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
      ].map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
      return new Response(`${frames.join("")}data: [DONE]\n\n`, {
        headers: { "content-type": "text/event-stream" },
      });
    }
    const content = JSON.stringify(answers[format.json_schema.name]);
    return Response.json({
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    });
  });
  const access = {
    apiKey: "test",
    baseUrl: `http://127.0.0.1:${server.addr.port}/v1`,
    model: "test",
  };
  return { access, close: () => server.shutdown() };
}

Deno.test("a model is asked at least 60 different cases of every kind, and good answers pass", async () => {
  assert.ok(new Set(CASES.map(({ name }) => name)).size >= 60);
  const model = startModel(ANSWERS, COACH);
  const scores = await evaluate(model.access);
  await model.close();
  assert.equal(scores.length, CASES.length);
  assert.deepEqual(scores.filter(({ faults }) => faults.length > 0), []);
  assert.equal(shareOf(scores, "schema"), 1);
});

Deno.test("answers that the service refuses fail the evaluation", async () => {
  const model = startModel(
    { ...ANSWERS, journal_prompt: { prompt: "<b>Walk</b>" } },
    "See www.x.org",
  );
  const scores = await evaluate(model.access);
  await model.close();
  const failed = scores.filter(({ faults }) => faults.includes("schema")).map(({ name }) => name);
  const expected = CASES.map(({ name }) => name).filter((name) =>
    /^(journal prompt|coach)/.test(name)
  );
  assert.deepEqual(failed, expected);
});

Deno.test("each aspect has answers that it fails", () => {
  const [first] = CASES;
  const one = { ...first!, body: { streak: 7 }, useful: /walk/i, outOfScope: /casino/i };
  assert.deepEqual(judge(one, 200, ["Walk a bit."]), []);
  assert.deepEqual(judge(one, 502, []), ["schema", "useful"]);
  assert.deepEqual(judge(one, 200, ["You lazy man, walk."]), ["safe"]);
  assert.deepEqual(judge(one, 200, ["Walk to the casino."]), ["in scope"]);
  assert.deepEqual(judge(one, 200, ["Sleep."]), ["useful"]);
  assert.deepEqual(judge(one, 200, ["Walk 4831 steps."]), ["grounded"]);
  assert.deepEqual(judge({ ...one, asks: true }, 200, ["Walk."]), ["useful"]);
});
