import assert from "node:assert/strict";
import { SERVICE_NAMES } from "@reclaim/contracts-common/services";
import { toCookieHeader } from "@reclaim/platform/session";
import { testIdentity as anIdentity, testService } from "@reclaim/platform/testing";
import { eq } from "drizzle-orm";
import { identity } from "../../service.ts";
import { sessions } from "../accounts/accounts.table.ts";

const hears = { call: () => new Response(null, { status: 204 }) };
const service = await testService(identity, {
  peers: Object.fromEntries(SERVICE_NAMES.map((name) => [name, hears])),
});
Deno.test.afterAll(() => service.close());
const { db } = service.deps;

const ORIGIN = "http://reclaim.test";
const PASSWORD = "a good password";
const EMAIL = "martin@example.org";

async function signedIn(path: string, body: unknown) {
  const answer = await service.app.fetch(
    new Request(ORIGIN + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: ORIGIN },
      body: JSON.stringify(body),
    }),
    { identity: null },
  );
  const { user } = await answer.json() as { user: { id: string } };
  return { sub: user.id, cookie: toCookieHeader(answer.headers) };
}
async function sessionOf(cookie: string) {
  const answer = await service.app.fetch(
    new Request(`${ORIGIN}/internal/session`, { headers: { cookie } }),
    { identity: null },
  );
  return await answer.json();
}

Deno.test("a sign-in that was under way while the account was deleted opens nothing", async () => {
  await service.reset();
  const account = { email: EMAIL, password: PASSWORD, name: "" };
  const { sub, cookie } = await signedIn("/api/auth/sign-up/email", account);
  const opened = await db.select().from(sessions).where(eq(sessions.userId, sub));
  assert.ok(await sessionOf(cookie));
  const who = anIdentity({ sub, email: EMAIL });
  const { status } = await service.call(who, "DELETE", "/api/me", { password: PASSWORD });
  assert.equal(status, 204);
  // Stored only after the deletion had ended what there was.
  await db.insert(sessions).values(opened);
  assert.equal(await sessionOf(cookie), null);
});

Deno.test("a guest who has deleted his account gets no e-mail and password for it", async () => {
  await service.reset();
  const { sub } = await signedIn("/api/auth/sign-in/anonymous", {});
  const guest = anIdentity({ sub, guest: true });
  const { status } = await service.call(guest, "DELETE", "/api/me", { word: "delete" });
  assert.equal(status, 204);
  const late = { email: EMAIL, password: PASSWORD };
  const answer = await service.call(guest, "POST", "/api/account", late);
  assert.equal(answer.status, 409);
});
