import assert from "node:assert/strict";
import { SERVICE_NAMES } from "@reclaim/contracts-common/services";
import { storedRows } from "@reclaim/platform/testing";
import { declaredCalls, fillPath } from "./calls.ts";
import { startProduct } from "./product.ts";

const product = await startProduct();
Deno.test.afterAll(() => product.close());

Deno.test("every call needs a session unless it is declared public [AUTH-12]", async () => {
  for (const { service: name, method, template, operation } of declaredCalls) {
    const address = fillPath(template, "1");
    if (operation.public) continue;
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    const atGateway = await product.visitor().call(method, address, body);
    assert.equal(atGateway.status, 401, `gateway: ${method} ${address}`);
    assert.equal(atGateway.body.code, "sign_in_required");
    // The service refuses by itself as well, should a gateway ever forget.
    const atService = await product.service(name).call(null, method, address, body);
    assert.equal(atService.status, 401, `${name}: ${method} ${address}`);
  }
});

Deno.test("no answer that may carry personal data is stored by anybody [SAFE-15]", async () => {
  const guest = await product.guest();
  for (const { method, template, operation } of declaredCalls) {
    const isOfForum = template.startsWith("/api/forum");
    const address = fillPath(template, isOfForum ? guest.subject : guest.id);
    if (operation.public && method === "GET") continue;
    // A session that is ended here would make of all later answers refusals.
    if (/sign-out|revoke|delete|\/erase/.test(address)) continue;
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    for (const who of [guest, product.visitor()]) {
      const { headers, status } = await who.call(method, address, body);
      assert.equal(headers.get("cache-control"), "no-store", `${method} ${address}: ${status}`);
    }
  }
  const onboarding = await product.visitor().call("POST", "/api/onboarding", { timeZone: "UTC" });
  assert.equal(onboarding.headers.get("cache-control"), "no-store");
  assert.equal((await guest.call("GET", "/api/me")).headers.get("cache-control"), "no-store");
});

Deno.test("these calls need no session, and no others", () => {
  const open = declaredCalls.filter(({ operation, service }) =>
    operation.public && service !== "releases"
  );
  assert.deepEqual(open.map(({ operation }) => operation.call).sort(), [
    "GET /api/plans",
    "POST /api/auth/request-password-reset",
    "POST /api/auth/reset-password",
    "POST /api/auth/sign-in/anonymous",
    "POST /api/auth/sign-in/email",
    "POST /api/auth/sign-in/username",
    "POST /api/auth/sign-out",
    "POST /api/auth/sign-up/email",
    "POST /api/billing/webhook",
    "POST /api/onboarding",
    "POST /api/unsubscribe",
    "POST /api/waitlist",
    "POST /api/waitlist/confirm",
  ]);
});

Deno.test("a forged onboarded flag or identity header opens nothing [SHELL-14]", async () => {
  const guest = await product.guest();
  const forged = {
    "x-internal-identity": JSON.stringify({ sub: guest.id }),
    cookie: "isOnboarded=true; user=1",
  };
  for (const { method, template, operation } of declaredCalls) {
    const address = fillPath(template, guest.id);
    if (operation.public) continue;
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    const { status } = await product.visitor().call(method, address, body, forged);
    assert.equal(status, 401, `${method} ${address}`);
  }
});

Deno.test("another member's id in a path is not found, and nothing of him is read or written [AUTH-08] [AUTH-09]", async () => {
  const [victim, other] = [await product.guest(), await product.guest()];
  await victim.call("POST", "/api/check-ins", {
    mood: 1,
    thoughts: "Mine alone.",
    timeZone: "Europe/Vienna",
    clientId: crypto.randomUUID(),
  });
  const before = await victim.call("GET", "/api/me");
  const addressed = declaredCalls.filter(({ template }) => template.includes("{userId}"));
  assert.ok(addressed.length >= 3, `only ${addressed.length} calls are addressed by a member`);
  for (const { method, template: path } of addressed) {
    for (const id of [victim.id, victim.subject]) {
      const body = method === "GET" || method === "DELETE" ? undefined : {};
      const { status, body: answer } = await other.call(method, fillPath(path, id), body);
      assert.equal(status, 404, `${method} ${path}`);
      assert.ok(!JSON.stringify(answer).includes("Mine alone."), `${method} ${path}`);
    }
  }
  assert.deepEqual((await victim.call("GET", "/api/me")).body, before.body);
});

/** The rows of all services. */
const allRows = async () =>
  (await Promise.all(SERVICE_NAMES.map((name) => storedRows(product.service(name).deps.db, name))))
    .flat();

/** A member with one of everything that a write can change, by the route that changes it. */
async function memberWithEverything() {
  const member = await product.guest();
  const send = async (path: string, body: unknown) => {
    const answer = await member.call("POST", path, body);
    assert.ok(answer.status < 300, `${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await send("/api/pseudonyms", {
    pseudonym: "Walker",
    avatarColor: "#336699",
    avatarInitials: "WA",
  });
  const post = await send("/api/forum/posts", { categoryId: 1, content: "Hello", type: "daily" });
  await send("/api/forum/likes", { postId: post.id });
  const reaction = await send("/api/forum/reactions", { postId: post.id, emoji: "💪" });
  const { entry } = await send("/api/journal-entries", {
    promptId: "grateful",
    content: "A page.",
    timeZone: "Europe/Vienna",
    clientId: crypto.randomUUID(),
  });
  const [session] = (await member.call("GET", "/api/account/sessions")).body;
  const ids: [pattern: RegExp, id: string][] = [
    [/^\/api\/journal-entries\//, entry.id],
    [/^\/api\/account\/sessions\//, session.id],
    [/^\/api\/forum\/likes\//, String(post.id)],
    [/^\/api\/forum\/reactions\//, String(reaction.id)],
  ];
  return Object.assign(member, {
    /** The path of a route, with ids of what this member has. */
    pathOf: (route: string) =>
      fillPath(
        route.replace("{pillar}", "body"),
        ids.find(([pattern]) => pattern.test(route))?.[1] ?? "1",
      ),
  });
}

Deno.test("a write whose body names another member is refused by every route, and nothing is written [AUTH-08] [AUTH-09] [AUTH-10] [AUTH-11]", async () => {
  const victim = await product.guest();
  const member = await memberWithEverything();
  const writes = declaredCalls.filter(({ method }) => method !== "GET");
  const routes = new Set(writes.map(({ operation }) => operation.call as string));
  for (
    const route of [
      "POST /api/module-progress/{pillar}/{id}/complete",
      "DELETE /api/journal-entries/{id}",
      "DELETE /api/account/sessions",
      "POST /api/subscription/cancel",
      "POST /api/auth/sign-out",
    ]
  ) assert.ok(routes.has(route), `the contracts lack ${route}`);
  const before = await allRows();
  for (const { method, template: path } of writes) {
    for (const userId of [victim.id, victim.subject, 1, null]) {
      const call = `${method} ${member.pathOf(path)} with ${userId}`;
      const { status, body } = await member.call(method, member.pathOf(path), { userId });
      assert.deepEqual([status, body.code], [403, "not_your_identity"], call);
    }
  }
  assert.deepEqual(await allRows(), before);
});
