import assert from "node:assert/strict";
import { isPublicCall, SERVICE_NAMES, serviceFor, SERVICES } from "@reclaim/contracts/calls";
import { startProduct } from "./product.ts";

const product = await startProduct();
Deno.test.afterAll(() => product.close());

/** Every call that the services answer, with its parameters filled by `id`. */
const calls = SERVICE_NAMES.flatMap((name) =>
  product.service(name).app.routes
    .filter(({ method, path }) => path.startsWith("/api/") && !(method === "ALL" && path === "/*"))
    .map(({ method, path }) => ({ name, method: method === "ALL" ? "POST" : method, path }))
);
const filled = (path: string, id: string) =>
  path.replace(/:name\{[^}]*\}/, "mfe-none").replace(/:\w+(\{[^}]*\})?/g, id)
    .replace("*", "unknown");
/** A call as the public list has it. */
const listed = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace(/\{[^}]*\}/, "")}`;

Deno.test("every call needs a session unless it is on the public list [AUTH-12]", async () => {
  assert.ok(calls.length > 20, `only ${calls.length} calls were found`);
  for (const { name, method, path } of calls) {
    const address = filled(path, "1");
    if (isPublicCall(name, method, address)) continue;
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
  for (const { name, method, path } of calls) {
    const address = filled(path, path.startsWith("/api/forum") ? guest.subject : guest.id);
    if (isPublicCall(name, method, address) && method === "GET") continue;
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

Deno.test("the public list names only calls that exist, each with a test of its own", () => {
  const known = [
    ...SERVICES.identity.public,
    "POST /api/onboarding",
    "POST /api/unsubscribe",
    "GET /api/plans",
    "POST /api/waitlist",
    ...SERVICES.releases.public,
  ];
  for (const call of known) {
    const [method = "", path = ""] = call.split(" ");
    assert.ok(calls.some((one) => listed(one) === call), call);
    const address = filled(path.replace(":name", "mfe-none"), "1");
    assert.ok(isPublicCall(serviceFor(method, address)!, method, address), call);
  }
  const open = calls.filter(({ name, method, path }) =>
    isPublicCall(name, method, filled(path, "1"))
  );
  const names = open.map(listed).sort();
  assert.deepEqual(names, known.sort());
});

Deno.test("a forged onboarded flag or identity header opens nothing [SHELL-14]", async () => {
  const guest = await product.guest();
  const forged = {
    "x-internal-identity": JSON.stringify({ sub: guest.id }),
    cookie: "isOnboarded=true; user=1",
  };
  for (const { name, method, path } of calls) {
    const address = filled(path, guest.id);
    if (isPublicCall(name, method, address)) continue;
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    const { status } = await product.visitor().call(method, address, body, forged);
    assert.equal(status, 401, `${method} ${address}`);
  }
});

/** They act for the caller, whatever is sent. */
const READ_NO_BODY = new Set(["/api/subscription/cancel"]);

Deno.test("another member's id in a path is not found, in a body refused [AUTH-08] [AUTH-09] [AUTH-10] [AUTH-11]", async () => {
  const [victim, other] = [await product.guest(), await product.guest()];
  await victim.call("POST", "/api/check-ins", {
    mood: 1,
    thoughts: "Mine alone.",
    timeZone: "Europe/Vienna",
    clientId: crypto.randomUUID(),
  });
  const before = await victim.call("GET", "/api/me");
  for (const { method, path } of calls) {
    // Categories and posts are everybody's; what belongs to one member is addressed by his id.
    if (/\/api\/(auth|forum\/(categories|posts))\//.test(path)) continue;
    for (const id of [victim.id, victim.subject]) {
      const address = filled(path, id);
      const body = method === "GET" || method === "DELETE" ? undefined : { userId: id };
      const { status, body: answer } = await other.call(method, address, body);
      if (path.includes(":")) {
        assert.ok([403, 404].includes(status), `${method} ${address}: ${status}`);
      } else if (body && !READ_NO_BODY.has(address)) {
        assert.equal(status, 403, `${method} ${address}: ${status} ${JSON.stringify(answer)}`);
      }
      assert.ok(!JSON.stringify(answer).includes("Mine alone."), `${method} ${address}`);
    }
  }
  assert.deepEqual((await victim.call("GET", "/api/me")).body, before.body);
});
