import assert from "node:assert/strict";
import { brotliDecompressSync } from "node:zlib";
import { ORIGIN, startProduct } from "./product.ts";

const product = await startProduct();
Deno.test.afterAll(() => product.close());
const { gateway } = product;

const get = (path: string, headers: Record<string, string> = {}) =>
  gateway.fetch(new Request(ORIGIN + path, { headers }), {
    remoteAddr: { transport: "tcp", hostname: "192.0.2.1", port: 1 },
  });
const textOf = async (path: string, headers: Record<string, string> = {}) =>
  await (await get(path, headers)).text();
const bootstrapOf = (html: string) =>
  JSON.parse(html.match(/id="reclaim-bootstrap">([^]*?)<\/script>/)?.[1] ?? "null");
const checkIn = () => ({ mood: 3, timeZone: "Europe/Vienna", clientId: crypto.randomUUID() });

Deno.test("built files have an ETag, their best encoding and immutable caching", async () => {
  const file = "/remotes/shell/1.0.0/s/shell-abcdefgh.js";
  const script = 'export const shell = "1.0.0";';
  const plain = await get(file);
  assert.equal(await plain.text(), script);
  assert.equal(plain.headers.get("cache-control"), "public, max-age=31536000, immutable");
  const etag = plain.headers.get("etag") ?? "";
  for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
    assert.equal((await get(file, { "if-none-match": known })).status, 304, known);
  }
  const other = await get(file, { "if-none-match": etag.slice(0, -2) + '"' });
  assert.equal(other.status, 200);
  await other.body?.cancel();
  const br = await get(file, { "accept-encoding": "gzip, br" });
  assert.equal(br.headers.get("content-encoding"), "br");
  assert.equal(brotliDecompressSync(await br.arrayBuffer()).toString(), script);
  const gzip = await get(file, { "accept-encoding": "gzip" });
  assert.equal(gzip.headers.get("content-encoding"), "gzip");
  await gzip.body?.cancel();
  assert.equal((await get("/icon.svg")).headers.get("cache-control"), "no-cache");
});

Deno.test("what is not there is a real 404, never HTML", async () => {
  for (
    const path of [
      "/remotes/mfe-one/9.9.9/x.js",
      "/remotes/nothing",
      "/remotes/mfe-one/2.0.0/gone.js",
      "/remotes/mfe-one/2.0.0/assets/page-abcdefgh.js.br",
      "/remotes/mfe-one/2.0.0/release.json",
      "/gone.js",
      "/api/nothing",
      "/api",
    ]
  ) {
    const answer = await get(path);
    assert.equal(answer.status, 404, path);
    assert.match(answer.headers.get("content-type") ?? "", /json/);
    assert.equal(answer.headers.get("cache-control"), "no-store", path);
    await answer.body?.cancel();
  }
});

Deno.test("a page carries nonce, import map, integrity and its route's preloads", async () => {
  const answer = await get("/item/7");
  const html = await answer.text();
  const policy = answer.headers.get("content-security-policy") ?? "";
  const nonce = policy.match(/script-src 'self' 'nonce-([^']+)'/)?.[1] ?? "";
  assert.ok(nonce.length >= 20);
  assert.match(policy, /default-src 'none'/);
  assert.ok(html.includes(`<meta property="csp-nonce" nonce="${nonce}">`));
  assert.ok(html.includes(`<script type="importmap" nonce="${nonce}">`));
  assert.match(
    html,
    /<script type="module" src="\/remotes\/shell\/1.0.0\/s\/shell-abcdefgh.js" nonce="[^"]+" integrity="sha384-/,
  );
  // Without a session the visitor sees onboarding, whatever he asked for.
  assert.match(
    html,
    /modulepreload" href="\/remotes\/mfe-one\/2.0.0\/assets\/page-abcdefgh.js" integrity/,
  );
  const second = (await get("/item/7")).headers.get("content-security-policy");
  assert.notEqual(second, policy, "a nonce serves once");
  for (
    const header of [
      "x-content-type-options",
      "referrer-policy",
      "permissions-policy",
      "integrity-policy",
      "x-frame-options",
    ]
  ) {
    assert.ok(answer.headers.get(header), header);
  }
});

Deno.test("the page that devices store is nobody's, and names the files that it needs", async () => {
  const member = await product.guest();
  const answer = await get("/offline", { cookie: member.cookie });
  const html = await answer.text();
  const { composition, ...bootstrap } = bootstrapOf(html);
  assert.deepEqual(bootstrap, {
    member: null,
    memberUnknown: false,
    ticket: null,
    offline: [
      "/remotes/shell/1.0.0/s/shell-abcdefgh.js",
      "/remotes/shell/1.0.0/fonts/text-core-abcdefgh.woff2",
      "/remotes/mfe-one/2.0.0/assets/remote-abcdefgh.js",
      "/remotes/mfe-one/2.0.0/assets/page-abcdefgh.js",
    ],
  });
  assert.ok(!html.includes(member.id));
  assert.equal(answer.headers.get("set-cookie"), null);
  assert.equal("offline" in bootstrapOf(await textOf("/")), false);
  assert.equal(answer.headers.get("x-reclaim-offline"), composition.id);
  assert.equal((await get("/item/7")).headers.get("x-reclaim-offline"), composition.id);
  assert.match(answer.headers.get("content-security-policy") ?? "", /worker-src 'self'/);
});

Deno.test("the fonts of our own texts are preloaded", async () => {
  const html = await textOf("/journal");
  assert.match(
    html,
    /<link rel="preload" href="\/remotes\/shell\/1.0.0\/fonts\/text-core-abcdefgh.woff2" as="font" type="font\/woff2" crossorigin>/,
  );
  const font = await get("/remotes/shell/1.0.0/fonts/text-core-abcdefgh.woff2");
  assert.equal(font.headers.get("content-type"), "font/woff2");
  assert.match(font.headers.get("cache-control") ?? "", /immutable/);
  await font.body?.cancel();
});

Deno.test("Storybook stands at /storybook/, may load nothing from elsewhere, and is never stale", async () => {
  const moved = await get("/storybook");
  assert.equal(moved.status, 302);
  assert.equal(moved.headers.get("location"), "/storybook/");
  const page = await get("/storybook/");
  assert.equal(await page.text(), "<!doctype html><title>Storybook</title>");
  assert.match(page.headers.get("content-type") ?? "", /^text\/html/);
  assert.match(page.headers.get("content-security-policy") ?? "", /^default-src 'self' /);
  const script = await get("/storybook/manager-entrance.js");
  assert.equal(script.headers.get("cache-control"), "no-cache");
  await script.body?.cancel();
  const missing = await get("/storybook/gone");
  assert.equal(missing.status, 404);
  assert.equal((await missing.json()).code, "not_found");
});

Deno.test("a public page preloads its own remote for everybody", async () => {
  assert.match(await textOf("/open"), /modulepreload" href="\/remotes\/mfe-two\/1.0.0\//);
});

Deno.test("the composition names one version a remote and the last good one", async () => {
  const { composition } = bootstrapOf(await textOf("/"));
  const one = composition.remotes.find((remote: { manifest: { name: string } }) =>
    remote.manifest.name === "mfe-one"
  );
  assert.equal(one.version, "2.0.0");
  assert.equal(one.lastGood.version, "1.0.0");
  const { body } = await product.visitor().call("GET", "/api/releases");
  assert.equal(body.microFrontends["mfe-one"].length, 1);
  assert.equal(body.microFrontends["mfe-one"][0].metadata.version, "2.0.0");
});

Deno.test("a member's page holds what /api/me answers and is stored by nobody", async () => {
  const guest = await product.guest();
  const visitor = await get("/");
  assert.equal(visitor.headers.get("cache-control"), "no-cache");
  assert.equal(bootstrapOf(await visitor.text()).member, null);
  const page = await get("/", { cookie: guest.cookie });
  assert.equal(page.headers.get("cache-control"), "no-store");
  const { body } = await guest.call("GET", "/api/me");
  assert.deepEqual(bootstrapOf(await page.text()).member, body);
});

Deno.test("what a member wrote cannot end the script element that carries it", async () => {
  const guest = await product.guest();
  await guest.call("PATCH", "/api/me", { name: "</script><script>alert(1)</script>" });
  const html = await textOf("/", { cookie: guest.cookie });
  assert.ok(!html.includes("<script>alert(1)"));
  assert.equal(bootstrapOf(html).member.name, "</script><script>alert(1)</script>");
});

Deno.test("after Sign Out the old cookie gets 401 at once [AUTH-06]", async () => {
  const guest = await product.guest();
  const { cookie } = guest;
  assert.equal((await guest.call("GET", "/api/me")).status, 200);
  assert.equal((await guest.call("POST", "/api/auth/sign-out", {})).status, 200);
  assert.equal((await product.visitor(cookie).call("GET", "/api/me")).status, 401);
});

Deno.test("Skip leaves no personal data; onboarding's last step makes an HttpOnly session [AUTH-01] [AUTH-02]", async () => {
  const guest = product.visitor();
  const skipped = await guest.call("POST", "/api/onboarding", { timeZone: "Europe/Vienna" });
  assert.equal(skipped.status, 201);
  assert.match(skipped.headers.get("set-cookie") ?? "", /HttpOnly/);
  const { name, email, age, guest: isGuest } = skipped.body;
  assert.deepEqual({ name, email, age, isGuest }, {
    name: null,
    email: null,
    age: null,
    isGuest: true,
  });
  const finished = await product.visitor().call("POST", "/api/onboarding", {
    timeZone: "Europe/Vienna",
    name: "Martin",
    account: { email: "martin@example.org", password: "a good password" },
  });
  assert.equal(finished.status, 201);
  assert.match(finished.headers.get("set-cookie") ?? "", /HttpOnly/);
  assert.equal(finished.body.email, "martin@example.org");
  assert.equal(finished.body.guest, false);
});

Deno.test("a taken e-mail is told so, and the visitor stays without a session", async () => {
  const account = { email: "taken@example.org", password: "a good password" };
  const onboarding = { timeZone: "Europe/Vienna", account };
  await product.visitor().call("POST", "/api/onboarding", onboarding);
  const second = await product.visitor().call("POST", "/api/onboarding", onboarding);
  assert.equal(second.status, 409);
  assert.equal(second.body.code, "email_taken");
  assert.equal(second.headers.get("set-cookie"), null);
});

Deno.test("a guest keeps id and check-ins when he adds an account, and finds them elsewhere [AUTH-03] [CHK-08]", async () => {
  const guest = await product.guest();
  await guest.call("POST", "/api/check-ins", { ...checkIn(), thoughts: "Before the account." });
  const credentials = { email: "keeper@example.org", password: "a good password" };
  assert.equal((await guest.call("POST", "/api/account", credentials)).status, 204);
  assert.equal((await guest.call("GET", "/api/me")).body.email, "keeper@example.org");
  const elsewhere = product.visitor();
  assert.equal((await elsewhere.call("POST", "/api/auth/sign-in/email", credentials)).status, 200);
  const { body: member } = await elsewhere.call("GET", "/api/me");
  assert.equal(member.id, guest.id);
  const { body: list } = await elsewhere.call("GET", `/api/check-ins/user/${guest.id}`);
  assert.equal(list[0].thoughts, "Before the account.");
});

Deno.test("a writing call from a foreign or unknown origin is refused", async () => {
  const guest = await product.guest();
  for (const origin of ["https://evil.example", "null"]) {
    const { status, body } = await guest.call("POST", "/api/check-ins", checkIn(), { origin });
    assert.equal(status, 403);
    assert.equal(body.code, "cross_origin_rejected");
  }
});

Deno.test("a body must be JSON, of a known length and at most 1 MiB", async () => {
  const guest = await product.guest();
  const send = (headers: Record<string, string>) =>
    guest.call("POST", "/api/check-ins", checkIn(), headers);
  assert.equal((await send({ "content-type": "text/plain" })).status, 415);
  assert.equal((await send({ "content-length": String((1 << 20) + 1) })).status, 413);
});

Deno.test("the archive of a release may have 32 MiB, with a token and without a cookie", async () => {
  const { cookie } = await product.guest();
  const send = async (path: string, headers: Record<string, string>) => {
    const answer = await gateway.fetch(
      new Request(ORIGIN + path, {
        method: "POST",
        body: "an archive",
        headers: {
          authorization: "Bearer rct_unknown",
          "content-type": "application/gzip",
          "content-length": String(32 << 20),
          ...headers,
        },
      }),
      { remoteAddr: undefined },
    );
    const { code } = await answer.json();
    return `${answer.status} ${code}`;
  };
  const upload = "/api/releases/mfe-one";
  assert.equal(await send(upload, {}), "403 unknown_token");
  assert.equal(await send("/api/releases/shell", {}), "403 unknown_token");
  assert.equal(await send(upload, { "content-length": String((32 << 20) + 1) }), "413 too_large");
  const small = { "content-length": "10" };
  assert.equal(await send(upload, { ...small, cookie, origin: ORIGIN }), "415 json_required");
  assert.equal(await send(upload, { ...small, cookie }), "403 cross_origin_rejected");
  assert.equal(
    await send(upload, { ...small, origin: "https://evil.example" }),
    "403 cross_origin_rejected",
  );
  assert.equal(await send(upload, { ...small, authorization: "" }), "415 json_required");
  for (const path of [`${upload}/1.0.0/activate`, "/api/releases/reports", "/api/waitlist"]) {
    assert.equal(await send(path, small), "415 json_required", path);
    assert.equal(await send(path, {}), "413 too_large", path);
  }
});

Deno.test("a body that is not JSON is told so, without inner details", async () => {
  const guest = await product.guest();
  const answer = await gateway.fetch(
    new Request(`${ORIGIN}/api/check-ins`, {
      method: "POST",
      body: "{not json",
      headers: {
        "content-type": "application/json",
        "content-length": "9",
        cookie: guest.cookie,
        origin: ORIGIN,
      },
    }),
    { remoteAddr: undefined },
  );
  assert.equal(answer.status, 400);
  assert.deepEqual(await answer.json(), {
    code: "invalid_json",
    message: "The body is not valid JSON.",
  });
});

Deno.test("the community is told a pairwise subject and nothing that names the member", async () => {
  const guest = await product.guest();
  assert.notEqual(guest.subject, guest.id);
  assert.equal((await guest.call("GET", `/api/forum/user/${guest.subject}/posts`)).status, 200);
  assert.equal((await guest.call("GET", `/api/forum/user/${guest.id}/posts`)).status, 404);
});

Deno.test("a member's answer tells his name in the circle, or that he has none", async () => {
  const guest = await product.guest();
  assert.equal((await guest.call("GET", "/api/me")).body.pseudonym, null);
  await guest.call("POST", "/api/pseudonyms", {
    userId: guest.subject,
    pseudonym: "Steady River",
    avatarColor: "#b04522",
    avatarInitials: "SR",
  });
  assert.equal((await guest.call("GET", "/api/me")).body.pseudonym, "Steady River");
});

Deno.test("calls count in /metrics, and nothing there names a member", async () => {
  const guest = await product.guest();
  await guest.call("GET", "/api/me");
  const metrics = await textOf("/metrics");
  assert.match(metrics, /reclaim_calls_total\{service="members",status="200"\} \d+/);
  assert.ok(!metrics.includes(guest.id));
});

Deno.test("an address with dot segments reaches nothing: no internal call, no way around a limit", async () => {
  const paths = [
    "/api/auth/../../internal/session",
    "/api/auth/x/../sign-in/email",
    "/api/%2e%2e/internal/session",
  ];
  for (const path of paths) {
    // A request whose address nobody has normalised, as the server hands it over.
    const request = new Request(ORIGIN + "/api/plans");
    Object.defineProperty(request, "url", { value: ORIGIN + path });
    const answer = await gateway.fetch(request, { remoteAddr: undefined });
    assert.equal(answer.status, 404, path);
    await answer.body?.cancel();
  }
});

Deno.test("an address may hold what must be encoded, and no letters in disguise", async () => {
  const status = async (path: string) => {
    const answer = await get(path);
    await answer.body?.cancel();
    return answer.status;
  };
  for (const name of ["two words", "Müller", "R&D/Büro", "50% Käse"].map(encodeURIComponent)) {
    assert.equal(await status(`/item/${name}`), 200, name);
    // The releases service was asked: only the operator may look at a team.
    assert.equal(await status(`/api/releases/teams/${name}`), 403, name);
  }
  assert.equal(await status("/api/%70lans"), 404);
});

Deno.test("a body without a length is refused, also where no transfer encoding says so", async () => {
  const answer = await gateway.fetch(
    new Request(`${ORIGIN}/api/waitlist`, {
      method: "POST",
      body: JSON.stringify({ email: "martin@example.org" }),
      headers: { "content-type": "application/json", origin: ORIGIN },
    }),
    { remoteAddr: undefined },
  );
  assert.equal(answer.status, 411);
  assert.equal((await answer.json()).code, "length_required");
});

Deno.test("a call without a body goes through as browsers send it, with DELETE and with POST", async () => {
  const guest = await product.guest();
  const send = (method: string, path: string, headers: Record<string, string>, words = "") =>
    gateway.fetch(
      // As Deno hands over what has no body: with an empty stream.
      new Request(ORIGIN + path, {
        method,
        body: new Blob([words]).stream(),
        headers: { cookie: guest.cookie, origin: ORIGIN, ...headers },
      }),
      { remoteAddr: undefined },
    );
  const complete = "/api/module-progress/body/1/complete";
  const completed = await send("POST", complete, { "content-length": "0" });
  assert.equal(completed.status, 200);
  assert.equal((await completed.json()).completedModules, 1);
  const unknown = `/api/journal-entries/${crypto.randomUUID()}`;
  const removed = await send("DELETE", unknown, {});
  assert.equal(removed.status, 404);
  await removed.body?.cancel();
  // A body that is told of must still have a length.
  const streamed = await send("DELETE", unknown, { "transfer-encoding": "chunked" }, "{}");
  assert.equal(streamed.status, 411);
  await streamed.body?.cancel();
});

Deno.test("two calls that give a guest credentials end as one account with one password", async () => {
  const guest = await product.guest();
  const add = (name: string) =>
    guest.call("POST", "/api/account", {
      email: `${name}-twice@example.org`,
      password: `password of ${name}`,
    });
  const statuses = (await Promise.all([add("one"), add("two")])).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [204, 409]);
  assert.equal((await guest.call("GET", "/api/me")).body.guest, false);
  const works = await Promise.all(["one", "two"].map(async (name) => {
    const { status } = await product.visitor().call("POST", "/api/auth/sign-in/email", {
      email: `${name}-twice@example.org`,
      password: `password of ${name}`,
    });
    return status;
  }));
  assert.deepEqual(works.sort(), [200, 401]);
});

Deno.test("an account made in onboarding is seen by the next call", async () => {
  const guest = await product.guest();
  const account = { email: "next-call@example.org", password: "a good password" };
  await guest.call("GET", "/api/me");
  await guest.call("POST", "/api/onboarding", { timeZone: "Europe/Vienna", account });
  const { body } = await guest.call("GET", "/api/me");
  assert.deepEqual([body.id, body.guest, body.email], [guest.id, false, account.email]);
});

Deno.test("better-auth answers only the calls that we list", async () => {
  const guest = await product.guest();
  for (
    const path of [
      "update-user",
      "change-password",
      "delete-anonymous-user",
      "is-username-available",
    ]
  ) {
    const { status } = await guest.call("POST", `/api/auth/${path}`, {});
    assert.equal(status, 404, path);
  }
  for (const path of ["get-session", "list-sessions", "error", "ok"]) {
    const { status, body } = await guest.call("GET", `/api/auth/${path}`);
    assert.equal(status, 404, path);
    assert.equal(body.code, "not_found");
  }
});

Deno.test("a second session cookie in a request opens no session to those who know the first", async () => {
  const guest = await product.guest();
  for (
    const both of [
      `reclaim.session_token=planted; ${guest.cookie}`,
      `${guest.cookie}; reclaim.session_token=planted`,
    ]
  ) {
    await product.visitor(both).call("GET", "/api/me");
    const thief = await product.visitor("reclaim.session_token=planted").call("GET", "/api/me");
    assert.equal(thief.status, 401);
  }
  assert.equal((await product.visitor(guest.cookie).call("GET", "/api/me")).body.id, guest.id);
});
