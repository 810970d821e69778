import assert from "node:assert/strict";
import { testIdentity, testService } from "@reclaim/platform/testing";
import { members } from "../../service.ts";
import { feedbackRepository } from "./feedback.repository.ts";

const service = await testService(members);
Deno.test.afterAll(() => service.close());

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    service.deps.clock.set("2026-11-21T09:00:00Z");
    await run();
  });

const who = testIdentity();
const feedback = (fields: Record<string, unknown> = {}) => ({
  userId: who.sub,
  featureId: "journal",
  sentiment: "positive",
  emoji: "love-it",
  ...fields,
});
const give = (fields: Record<string, unknown> = {}) =>
  service.call(who, "POST", "/api/user-feedback", feedback(fields));
const stored = () => feedbackRepository(service.deps.db).list(who.sub);

test("feedback is stored, with or without a comment [API-13]", async () => {
  const { status, body } = await give({ comment: "  Good questions.  " });
  assert.equal(status, 201);
  assert.equal(body.createdAt, "2026-11-21T09:00:00.000Z");
  assert.equal((await give()).status, 201);
  const rows = await stored();
  assert.deepEqual(rows.map(({ comment }) => comment).sort(), ["Good questions.", null]);
  assert.deepEqual(rows.map(({ featureId, emoji }) => [featureId, emoji]), [
    ["journal", "love-it"],
    ["journal", "love-it"],
  ]);
});

test("what is too long or unknown is refused and nothing is stored [ENT-26]", async () => {
  assert.equal((await give({ featureId: "f".repeat(50) })).status, 201);
  for (
    const fields of [
      { featureId: "f".repeat(51) },
      { featureId: "" },
      { sentiment: "p".repeat(21) },
      { emoji: "e".repeat(21) },
      { comment: "   " },
      { comment: "c".repeat(2001) },
    ]
  ) {
    assert.equal((await give(fields)).status, 400, JSON.stringify(fields));
  }
  assert.equal((await stored()).length, 1);
});

test("feedback in another's name is refused and stores nothing", async () => {
  assert.equal((await give({ userId: "1" })).status, 403);
  assert.equal((await service.call(null, "POST", "/api/user-feedback", feedback())).status, 401);
  assert.deepEqual(await stored(), []);
});
