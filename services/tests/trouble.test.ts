import assert from "node:assert/strict";
import { startProduct } from "./product.ts";

let ready = true;
const product = await startProduct({
  gateway: {
    callsPerMinute: 80,
    checks: { database: () => Promise.resolve(true), members: () => Promise.resolve(ready) },
  },
});
Deno.test.afterAll(() => product.close());
const member = await product.guest();

Deno.test("/readyz is 200 only when every part answers, /healthz always", async () => {
  const ask = (path: string) => product.visitor().call("GET", path);
  assert.equal((await ask("/readyz")).status, 200);
  ready = false;
  const { status, body } = await ask("/readyz");
  assert.equal(status, 503);
  assert.deepEqual(body, { database: true, members: false, composition: true });
  assert.equal((await ask("/healthz")).status, 200);
});

Deno.test("a service that is gone is 503 with a trace id; the others and the page live", async () => {
  const guest = await product.guest();
  product.breakDown("community");
  const { status, body } = await guest.call("GET", "/api/forum/categories");
  assert.equal(status, 503);
  assert.deepEqual(Object.keys(body).sort(), ["code", "message", "traceId"]);
  const me = await guest.call("GET", "/api/me");
  assert.equal(me.status, 200);
  assert.ok(!("pseudonym" in me.body));
  assert.equal((await guest.call("GET", "/")).status, 200);
});

Deno.test("pages and their files go on while the releases service is gone", async () => {
  const back = product.breakDown("releases");
  const page = await product.visitor().call("GET", "/open");
  assert.equal(page.status, 200);
  const file = "/remotes/mfe-two/1.0.0/assets/page-abcdefgh.js";
  assert.ok(page.body.includes(file));
  assert.equal((await product.visitor().call("GET", file)).status, 200);
  assert.equal((await product.visitor().call("GET", "/api/releases")).status, 503);
  back();
});

Deno.test("a member keeps what everybody has while billing is gone", async () => {
  product.breakDown("billing");
  const guest = await product.guest();
  const { status, body } = await guest.call("GET", "/api/me");
  assert.equal(status, 200);
  assert.equal(body.entitlement.tier, "starter");
});

Deno.test("messages to the team, which are mailed to it, are limited much earlier", async () => {
  const body = JSON.stringify({ message: "A question." });
  const statuses: number[] = [];
  for (let message = 0; message < 5; message++) {
    const answer = await product.gateway.fetch(
      new Request("http://reclaim.test/api/support-messages", {
        method: "POST",
        headers: {
          origin: "http://reclaim.test",
          cookie: member.cookie,
          "content-type": "application/json",
          "content-length": String(body.length),
        },
        body,
      }),
      { remoteAddr: { transport: "tcp", hostname: "192.0.2.50", port: 1 } },
    );
    await answer.body?.cancel();
    statuses.push(answer.status);
  }
  assert.deepEqual(statuses, [201, 201, 201, 201, 429]);
});

Deno.test("too many calls are refused with Retry-After, and sign-in much earlier", async () => {
  const visitor = product.visitor();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    const { status } = await visitor.call("POST", "/api/auth/sign-in/email", {
      email: "nobody@example.org",
      password: "guess number one",
    });
    statuses.push(status);
  }
  assert.equal(statuses.at(-1), 429);
  const guest = member;
  let last = await guest.call("GET", "/api/releases");
  for (let call = 0; call < 90; call++) last = await guest.call("GET", "/api/releases");
  assert.equal(last.status, 429);
  assert.ok(Number(last.headers.get("retry-after")) >= 1);
});

Deno.test("an invented session cookie, or one set before the real one, brings no more calls", async () => {
  const statuses = new Set<number>();
  for (let call = 0; call < 900; call++) {
    const invented = product.visitor(
      `x=reclaim.session_token=${call}; reclaim.session_token=r${call}`,
    );
    statuses.add((await invented.call("GET", "/api/releases")).status);
  }
  assert.ok(statuses.has(429));
});

Deno.test("while identity is gone a member's page says that he is unknown, not signed out", async () => {
  product.breakDown("identity");
  // An address of its own: the one of the other tests has used up its calls.
  const answer = await product.gateway.fetch(
    new Request("http://reclaim.test/", { headers: { cookie: "reclaim.session_token=somebody" } }),
    { remoteAddr: { transport: "tcp", hostname: "192.0.2.99", port: 1 } },
  );
  const html = await answer.text();
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("cache-control"), "no-store");
  assert.match(html, /"member":null,"memberUnknown":true/);
  const open = await product.gateway.fetch(
    new Request("http://reclaim.test/api/plans", {
      headers: { cookie: "reclaim.session_token=somebody" },
    }),
    { remoteAddr: { transport: "tcp", hostname: "192.0.2.99", port: 1 } },
  );
  assert.notEqual(open.status, 401);
  await open.body?.cancel();
});
