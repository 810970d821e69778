import assert from "node:assert/strict";
import { createIdentitySigner } from "@reclaim/platform/identity";
import { createHttpClient } from "@reclaim/platform/service-client";
import {
  starterIdentity,
  testIdentity,
  testIdentityKey,
  testService,
} from "@reclaim/platform/testing";
import { members } from "@reclaim/service-members";

const service = await testService(members);
const server = Deno.serve({ port: 0, onListen: () => {} }, (request) => service.app.fetch(request));
const base = `http://127.0.0.1:${server.addr.port}`;
Deno.test.afterAll(async () => {
  await server.shutdown();
  await service.close();
});
const client = createHttpClient("members", base, createIdentitySigner(testIdentityKey));
const request = (path: string, init?: RequestInit) => new Request(`http://gateway${path}`, init);

Deno.test("a service in another process answers as it does in the same one", async () => {
  const who = testIdentity();
  const apart = await client.call(request("/api/me"), who);
  const together = await service.call(who, "GET", "/api/me");
  assert.equal(apart.status, together.status);
  assert.deepEqual(await apart.json(), together.body);
});

Deno.test("each caller keeps his own identity over the network", async () => {
  const people = [testIdentity(), starterIdentity()];
  for (const who of [...people, ...people]) {
    const answer = await client.call(request("/api/me"), who);
    const member = await answer.json();
    assert.equal(member.id, who.sub);
    assert.equal(member.entitlement.tier, who.entitlement.tier);
  }
});

Deno.test("a service believes no identity that the gateway did not sign", async () => {
  const who = testIdentity();
  const forged = createHttpClient(
    "members",
    base,
    createIdentitySigner(() => "another key of the same length"),
  );
  assert.equal((await forged.call(request("/api/me"), who)).status, 401);
  const forAnother = createHttpClient(
    "members",
    base,
    (caller) => createIdentitySigner(testIdentityKey)(caller, "billing"),
  );
  assert.equal((await forAnother.call(request("/api/me"), who)).status, 401);
  const bare = await fetch(`${base}/api/me`);
  assert.equal(bare.status, 401);
  await bare.body?.cancel();
});

Deno.test("a body passes to another process as it is", async () => {
  const who = testIdentity();
  const answer = await client.call(
    request("/api/check-ins", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        mood: 4,
        thoughts: "Grüße — 你好",
        timeZone: "Europe/Vienna",
        clientId: crypto.randomUUID(),
      }),
    }),
    who,
  );
  assert.equal(answer.status, 201);
  assert.equal((await answer.json()).checkIn.thoughts, "Grüße — 你好");
});

Deno.test("an archive passes to another process whole, with its sender's token and no cookie", async () => {
  const { promise: seen, resolve } = Promise.withResolvers<[Headers, number]>();
  const other = Deno.serve({ port: 0, onListen: () => {} }, async (request) => {
    resolve([request.headers, (await request.arrayBuffer()).byteLength]);
    return new Response();
  });
  const base = `http://127.0.0.1:${other.addr.port}`;
  const releases = createHttpClient("releases", base, createIdentitySigner(testIdentityKey));
  const answer = await releases.call(
    request("/api/releases/mfe-one", {
      method: "POST",
      headers: {
        authorization: "Bearer rct_token",
        "content-type": "application/gzip",
        "content-length": String(8 << 20),
        cookie: "reclaim.session_token=martin",
      },
      body: new Uint8Array(8 << 20),
    }),
    null,
  );
  await answer.body?.cancel();
  const [headers, length] = await seen;
  assert.equal(length, 8 << 20);
  assert.equal(headers.get("authorization"), "Bearer rct_token");
  assert.equal(headers.get("content-type"), "application/gzip");
  assert.equal(headers.get("cookie"), null);
  await other.shutdown();
});
