import assert from "node:assert/strict";
import { startProduct } from "./product.ts";

const product = await startProduct({ settings: { trialDays: 0 } });
Deno.test.afterAll(() => product.close());

Deno.test("a refusal for the plan is the same from every service [AUTH-14]", async () => {
  const member = await product.guest();
  const post = await member.call("POST", "/api/forum/posts", {
    userId: member.subject,
    categoryId: 1,
    content: "Hello",
    type: "daily",
    tags: [],
  });
  const prompt = await member.call("POST", "/api/ai/journal-prompt", {});
  for (const { status, body } of [post, prompt]) {
    assert.equal(status, 403, JSON.stringify(body));
    assert.deepEqual(Object.keys(body).sort(), ["code", "feature", "message", "tier"]);
    assert.equal(body.code, "upgrade_required");
    assert.equal(body.tier, "essential");
  }
});
