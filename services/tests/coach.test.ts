import assert from "node:assert/strict";
import { createIdentitySigner } from "@reclaim/platform/identity";
import { createHttpClient } from "@reclaim/platform/service-client";
import { testIdentity, testIdentityKey } from "@reclaim/platform/testing";
import { ORIGIN, startProduct } from "./product.ts";

const product = await startProduct();
Deno.test.afterAll(() => product.close());

/** The stream of an answer of the coach, as a browser asks for it. */
const say = async (cookie: string, message: string, signal?: AbortSignal) => {
  const body = JSON.stringify({ message });
  return await product.gateway.fetch(
    new Request(`${ORIGIN}/api/ai/coach`, {
      method: "POST",
      body,
      headers: {
        origin: ORIGIN,
        host: "reclaim.test",
        cookie,
        "content-type": "application/json",
        "content-length": String(body.length),
      },
      ...(signal ? { signal } : {}),
    }),
    { remoteAddr: { transport: "tcp", hostname: "192.0.2.1", port: 1 } },
  );
};

Deno.test("the coach's answer comes through the gateway as it is made, and no cache keeps it [AIW-20] [SAFE-15]", async () => {
  const member = await product.guest();
  const answer = await say(member.cookie, "It was a long week.");
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("content-type"), "text/event-stream");
  assert.equal(answer.headers.get("cache-control"), "no-store");
  const names = (await answer.text()).match(/(?<=^event: )\w+/gm);
  assert.deepEqual([names?.at(0), names?.at(-1)], ["asked", "answered"]);
  const { status, body } = await member.call("GET", "/api/ai/coach");
  assert.equal(status, 200);
  assert.deepEqual(body.map(({ from }: { from: string }) => from), ["coach", "member"]);
});

Deno.test("the coach knows what the members service says of the caller, and of nobody else", async () => {
  const member = await product.guest();
  await member.call("PATCH", "/api/me", { burnoutLevel: 5 });
  const answer = await say(member.cookie, "I am tired.");
  assert.match(await answer.text(), /event: answered/);
  const other = await product.guest();
  assert.deepEqual((await other.call("GET", "/api/ai/coach")).body, []);
});

Deno.test("a call that takes long is waited for in another process, and ended by who hangs up", async () => {
  const asked = Promise.withResolvers<void>();
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    async (request) => {
      await request.text();
      asked.resolve();
      return await new Promise((resolve) =>
        request.signal.addEventListener("abort", () => resolve(new Response(null)))
      );
    },
  );
  const client = createHttpClient(
    "insights",
    `http://127.0.0.1:${server.addr.port}`,
    createIdentitySigner(testIdentityKey),
  );
  const hungUp = new AbortController();
  const call = client.call(
    new Request("http://gateway/api/ai/recommendations", {
      method: "POST",
      body: "{}",
      signal: hungUp.signal,
    }),
    testIdentity(),
    { timeoutMs: 75_000 },
  );
  await asked.promise;
  hungUp.abort();
  await assert.rejects(Promise.resolve(call), { name: "AbortError" });
  await server.shutdown();
});
