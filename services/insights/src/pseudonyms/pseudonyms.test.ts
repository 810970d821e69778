import { generatedPseudonym } from "@reclaim/contracts-insights/insights";
import { PSEUDONYM_WORDS, randomPseudonym } from "@reclaim/contracts-insights/pseudonym-words";
import type { Identity } from "@reclaim/platform/identity";
import { starterIdentity, testService } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import * as z from "zod/mini";
import { insights } from "../../service.ts";

const service = await testService(insights);
Deno.test.afterAll(() => service.close());

const ask = (body: unknown, as: Identity | null) =>
  service.call(as, "POST", "/api/ai/generate-pseudonym", body);

Deno.test("a member of any plan gets a pseudonym of two words [API-50] [AIW-15]", async () => {
  const who = starterIdentity();
  const { status, body } = await ask({ userId: who.sub }, who);
  assert.equal(status, 200);
  const { pseudonym, source } = z.parse(generatedPseudonym, body);
  const [first, second, ...more] = pseudonym.split(" ");
  assert.ok(PSEUDONYM_WORDS.first.some((word) => word === first));
  assert.ok(PSEUDONYM_WORDS.second.some((word) => word === second));
  assert.deepEqual(more, []);
  assert.equal(source, "guide");
});

Deno.test("a pseudonym for another member is refused [AUTH-10]", async () => {
  for (const userId of ["someone-else", 1, null]) {
    const answer = await ask({ userId }, starterIdentity());
    assert.equal(answer.status, 403);
    assert.equal(answer.body.code, "not_your_identity");
    assert.equal(answer.body.pseudonym, undefined);
  }
});

Deno.test("a visitor gets no pseudonym", async () => {
  assert.equal((await ask({}, null)).status, 401);
});

Deno.test("a body that is not JSON is refused", async () => {
  const request = new Request("http://reclaim.test/api/ai/generate-pseudonym", {
    method: "POST",
    body: "{",
  });
  const answer = await service.app.fetch(request, { identity: starterIdentity() });
  assert.equal(answer.status, 400);
  assert.equal((await answer.json()).code, "invalid_json");
});

Deno.test("the words are two lists of 15, and each pair is a name of at most 30 characters", () => {
  const { first, second } = PSEUDONYM_WORDS;
  assert.deepEqual([new Set(first).size, new Set(second).size], [15, 15]);
  for (let a = 0; a < 15; a++) {
    for (let b = 0; b < 15; b++) {
      const chances = [a / 15, b / 15];
      const name = randomPseudonym(() => chances.shift() ?? 0);
      assert.equal(name, `${first[a]} ${second[b]}`);
      // Room for the number that is added when a pair is taken.
      assert.ok(name.length <= 25);
    }
  }
});
