import assert from "node:assert/strict";
import { toCookieHeader } from "@reclaim/platform/session";
import { testIdentity as anIdentity, testService } from "@reclaim/platform/testing";
import { identity } from "../../service.ts";
import { accountRepository } from "./accounts.repository.ts";

const service = await testService(identity);
Deno.test.afterAll(() => service.close());

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    service.mails.length = 0;
    await run();
  });

const ORIGIN = "http://reclaim.test";
async function post(path: string, body: unknown, cookie = "") {
  const answer = await service.app.fetch(
    new Request(ORIGIN + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: ORIGIN, cookie },
      body: JSON.stringify(body),
    }),
    { identity: null },
  );
  return {
    status: answer.status,
    cookie: toCookieHeader(answer.headers),
    body: await answer.json(),
  };
}
async function sessionOf(cookie: string) {
  const answer = await service.app.fetch(
    new Request(`${ORIGIN}/internal/session`, { headers: { cookie } }),
    { identity: null },
  );
  return await answer.json();
}
const signUp = (fields: Record<string, unknown> = {}) =>
  post("/api/auth/sign-up/email", {
    email: "martin@example.org",
    password: "a good password",
    name: "",
    ...fields,
  });
const signIn = (password: string, email = "martin@example.org") =>
  post("/api/auth/sign-in/email", { email, password });

test("a guest has a session and no name, e-mail or user name [AUTH-02]", async () => {
  const { status, cookie } = await post("/api/auth/sign-in/anonymous", {});
  assert.equal(status, 200);
  const { sub, ...rest } = await sessionOf(cookie);
  assert.ok(sub);
  assert.deepEqual(rest, { role: "member", guest: true, email: null, username: null });
});

test("the session cookie is HttpOnly and SameSite [AUTH-01]", async () => {
  const answer = await service.app.fetch(
    new Request(`${ORIGIN}/api/auth/sign-in/anonymous`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: ORIGIN },
      body: "{}",
    }),
    { identity: null },
  );
  assert.match(answer.headers.get("set-cookie") ?? "", /HttpOnly; SameSite=Lax/);
});

test("a guest who adds e-mail and password keeps his id and signs in elsewhere [AUTH-03]", async () => {
  const guest = await post("/api/auth/sign-in/anonymous", {});
  const { sub } = await sessionOf(guest.cookie);
  const answer = await service.call(anIdentity({ sub, guest: true }), "POST", "/api/account", {
    email: "Martin@Example.org",
    password: "a good password",
    username: "Martin_1",
  });
  assert.equal(answer.status, 204);
  const elsewhere = await signIn("a good password");
  assert.equal(elsewhere.status, 200);
  assert.deepEqual(await sessionOf(elsewhere.cookie), {
    sub,
    role: "member",
    guest: false,
    email: "martin@example.org",
    username: "martin_1",
  });
  assert.equal((await sessionOf(guest.cookie)).guest, false);
});

test("a guest cannot take an address or a user name that is in use", async () => {
  await signUp({ username: "martin" });
  const guest = await post("/api/auth/sign-in/anonymous", {});
  const { sub } = await sessionOf(guest.cookie);
  const add = (fields: Record<string, unknown>) =>
    service.call(anIdentity({ sub, guest: true }), "POST", "/api/account", {
      email: "new@example.org",
      password: "a good password",
      ...fields,
    });
  assert.equal((await add({ email: "MARTIN@example.org" })).body.code, "email_taken");
  assert.equal((await add({ username: "Martin" })).body.code, "username_taken");
  assert.equal((await sessionOf(guest.cookie)).guest, true);
});

test("an account with a password gets no second one", async () => {
  const answer = await service.call(anIdentity(), "POST", "/api/account", {
    email: "martin@example.org",
    password: "a good password",
  });
  assert.equal(answer.status, 409);
  assert.equal(answer.body.code, "already_has_credentials");
});

test("a member signs in by e-mail or user name; a wrong password is refused [AUTH-04]", async () => {
  await signUp({ username: "martin" });
  assert.equal((await signIn("a good password")).status, 200);
  const byName = (password: string) =>
    post("/api/auth/sign-in/username", { username: "martin", password });
  assert.equal((await byName("a good password")).status, 200);
  assert.equal((await signIn("another password")).status, 401);
  assert.equal((await byName("another password")).status, 401);
});

test("a user name is unique whatever its case, and an e-mail may be missing [ENT-07]", async () => {
  await signUp({ username: "martin" });
  const second = await signUp({ email: "other@example.org", username: "MARTIN" });
  assert.equal(second.status, 400);
  assert.equal((await post("/api/auth/sign-in/anonymous", {})).status, 200);
});

test("after a reset by mail only the new password signs in [AUTH-05]", async () => {
  const before = await signUp();
  const asked = await post("/api/auth/request-password-reset", { email: "martin@example.org" });
  assert.equal(asked.status, 200);
  assert.equal(service.mails.length, 1);
  assert.equal(service.mails[0]?.to, "martin@example.org");
  const link = service.mails[0]?.text.match(/http:\S+/)?.[0] ?? "";
  const url = new URL(link);
  assert.equal(url.pathname, "/reset-password");
  const token = url.searchParams.get("token");
  const reset = () => post("/api/auth/reset-password", { newPassword: "a newer password", token });
  assert.equal((await reset()).status, 200);
  assert.equal((await signIn("a good password")).status, 401);
  assert.equal((await signIn("a newer password")).status, 200);
  assert.equal(await sessionOf(before.cookie), null, "old sessions end");
  assert.equal((await reset()).status, 400, "a link serves once");
});

test("asking for a reset tells nobody whether an account exists", async () => {
  await signUp();
  const known = await post("/api/auth/request-password-reset", { email: "martin@example.org" });
  const unknown = await post("/api/auth/request-password-reset", { email: "nobody@example.org" });
  assert.deepEqual(unknown.body, known.body);
  assert.equal(unknown.status, known.status);
});

test("asking for a reset takes no longer when a mail has to be sent", async () => {
  await signUp();
  const { send } = service.deps.mailer;
  let asked = 0;
  service.deps.mailer.send = () => {
    asked += 1;
    return new Promise(() => {});
  };
  try {
    const body = { email: "martin@example.org" };
    assert.equal((await post("/api/auth/request-password-reset", body)).status, 200);
  } finally {
    service.deps.mailer.send = send;
  }
  assert.equal(asked, 1);
});

test("signing out ends the session on the server [AUTH-06]", async () => {
  const { cookie } = await signUp();
  assert.ok(await sessionOf(cookie));
  assert.equal((await post("/api/auth/sign-out", {}, cookie)).status, 200);
  assert.equal(await sessionOf(cookie), null);
});

test("a new account is a member, whatever role it asks for [AUTH-16]", async () => {
  const { cookie } = await signUp({ role: "admin" });
  const asked = await sessionOf(cookie ?? "");
  if (asked) assert.equal(asked.role, "member");
  const plain = await signUp({ email: "plain@example.org" });
  const session = await sessionOf(plain.cookie);
  assert.equal(session.role, "member");
  for (const role of ["moderator", "admin"]) {
    await accountRepository(service.deps.db).setRole(session.sub, role);
    assert.equal((await sessionOf(plain.cookie)).role, role);
  }
});
