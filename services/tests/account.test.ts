import assert from "node:assert/strict";
import { SERVICES } from "../all.ts";
import { startProduct } from "./product.ts";

const product = await startProduct();
Deno.test.afterAll(() => product.close());
const { mails } = product.service("identity");

const EMAIL = "martin@example.org";
const PASSWORD = "a good password";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605 Version/18.5 Safari/604";

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    for (const { name } of SERVICES) await product.service(name).reset();
    mails.length = 0;
    await run();
  });

async function member(email = EMAIL) {
  const visitor = product.visitor();
  const answer = await visitor.call(
    "POST",
    "/api/onboarding",
    {
      timeZone: "Europe/Vienna",
      account: { email, password: PASSWORD, username: email.split("@")[0] },
    },
    { "user-agent": FIREFOX },
  );
  assert.equal(answer.status, 201);
  return visitor;
}
async function signIn(email: string, password: string, userAgent = SAFARI) {
  const visitor = product.visitor();
  const { status } = await visitor.call(
    "POST",
    "/api/auth/sign-in/email",
    { email, password },
    { "user-agent": userAgent },
  );
  return { status, visitor };
}
const isIn = async (who: { call: ReturnType<typeof product.visitor>["call"] }) =>
  (await who.call("GET", "/api/me")).status === 200;

test("after a change of e-mail only the new one signs in, and both are told [PRF-22]", async () => {
  const martin = await member();
  await martin.call("POST", "/api/auth/request-password-reset", { email: EMAIL });
  const token = mails[0]?.text.match(/token=(\S+)/)?.[1];
  mails.length = 0;
  const email = "Martin.New@example.org";
  const answer = await martin.call("PUT", "/api/account/email", { email, password: PASSWORD });
  assert.equal(answer.status, 204);
  assert.equal((await martin.call("GET", "/api/me")).body.email, "martin.new@example.org");
  assert.equal((await signIn(EMAIL, PASSWORD)).status, 401);
  assert.equal((await signIn(email, PASSWORD)).status, 200);
  assert.deepEqual(mails.map(({ to }) => to), [EMAIL, "martin.new@example.org"]);
  const reset = { newPassword: "a newer password", token };
  const late = await product.visitor().call("POST", "/api/auth/reset-password", reset);
  assert.equal(late.status, 400, "a link sent to the old address serves no more");
});

test("an e-mail is not changed without the password, nor to another's", async () => {
  const martin = await member();
  await member("paul@example.org");
  const change = (email: string, password = PASSWORD) =>
    martin.call("PUT", "/api/account/email", { email, password });
  assert.equal((await change("new@example.org", "another password")).body.code, "wrong_password");
  assert.equal((await change("PAUL@example.org")).body.code, "email_taken");
  assert.equal((await change("no address")).status, 400);
  assert.equal((await martin.call("GET", "/api/me")).body.email, EMAIL);
  assert.equal((await signIn(EMAIL, PASSWORD)).status, 200);
});

test("after a change of password only the new one signs in, and other sessions end [PRF-22]", async () => {
  const martin = await member();
  const { visitor: phone } = await signIn(EMAIL, PASSWORD);
  assert.ok(await isIn(phone));
  const answer = await martin.call("PUT", "/api/account/password", {
    password: PASSWORD,
    newPassword: "a newer password",
  });
  assert.equal(answer.status, 204);
  assert.ok(await isIn(martin));
  assert.ok(!await isIn(phone));
  assert.equal((await signIn(EMAIL, PASSWORD)).status, 401);
  assert.equal((await signIn(EMAIL, "a newer password")).status, 200);
  assert.deepEqual(mails.map(({ to, subject }) => [to, subject]), [
    [EMAIL, "Your password for Reclaim has changed"],
  ]);
});

test("a wrong password changes no password, and a short one is refused", async () => {
  const martin = await member();
  const change = (password: string, newPassword: string) =>
    martin.call("PUT", "/api/account/password", { password, newPassword });
  assert.equal((await change("another password", "a newer password")).body.code, "wrong_password");
  assert.equal((await change(PASSWORD, "short")).status, 400);
  assert.equal((await signIn(EMAIL, PASSWORD)).status, 200);
});

test("a guest has nothing to change", async () => {
  const guest = await product.guest();
  for (
    const [path, body] of [
      ["/api/account/email", { email: EMAIL, password: PASSWORD }],
      ["/api/account/password", { password: PASSWORD, newPassword: "a newer password" }],
    ] as const
  ) {
    const { status, body: answered } = await guest.call("PUT", path, body);
    assert.equal(status, 409);
    assert.equal(answered.code, "guest_account");
  }
});

test("a member sees where he is signed in, and ends it there [PRF-23]", async () => {
  const martin = await member();
  const { visitor: phone } = await signIn(EMAIL, PASSWORD);
  await member("paul@example.org");
  const { status, body: sessions } = await martin.call("GET", "/api/account/sessions");
  assert.equal(status, 200);
  assert.deepEqual(
    sessions.map(({ device, current }: { device: string; current: boolean }) => [device, current]),
    [["Firefox on Windows", true], ["Safari on iPhone", false]],
  );
  assert.doesNotMatch(JSON.stringify(sessions), /token|Mozilla/);
  assert.ok(await isIn(phone));
  assert.equal(
    (await martin.call("DELETE", `/api/account/sessions/${sessions[1].id}`)).status,
    204,
  );
  assert.ok(!await isIn(phone));
  assert.ok(await isIn(martin));
  assert.equal((await martin.call("GET", "/api/account/sessions")).body.length, 1);
});

test("a member ends all his other sessions at once, and nobody else's [PRF-23]", async () => {
  const martin = await member();
  const paul = await member("paul@example.org");
  const others = [await signIn(EMAIL, PASSWORD), await signIn(EMAIL, PASSWORD, FIREFOX)];
  assert.equal((await martin.call("GET", "/api/account/sessions")).body.length, 3);
  assert.equal((await martin.call("DELETE", "/api/account/sessions")).status, 204);
  for (const { visitor } of others) assert.ok(!await isIn(visitor));
  assert.ok(await isIn(martin));
  const [session] = (await paul.call("GET", "/api/account/sessions")).body;
  assert.equal((await martin.call("DELETE", `/api/account/sessions/${session.id}`)).status, 404);
  assert.ok(await isIn(paul));
});

/** A visitor whose browser still holds the cookie of a session that the server has ended. */
async function visitorWithEndedSession() {
  const martin = await member();
  const ended = martin.cookie;
  assert.equal((await martin.call("POST", "/api/auth/sign-out", {})).status, 200);
  const visitor = product.visitor(ended);
  assert.equal((await visitor.call("GET", "/api/me")).status, 401);
  visitor.cookie = ended;
  return visitor;
}

const WAYS_IN: [name: string, method: string, path: string, body: unknown, status: number][] = [
  [
    "e-mail and password",
    "POST",
    "/api/auth/sign-in/email",
    { email: EMAIL, password: PASSWORD },
    200,
  ],
  [
    "user name and password",
    "POST",
    "/api/auth/sign-in/username",
    { username: "martin", password: PASSWORD },
    200,
  ],
  [
    "a new account",
    "POST",
    "/api/auth/sign-up/email",
    { email: "new@example.org", password: PASSWORD },
    200,
  ],
  ["a guest's account", "POST", "/api/auth/sign-in/anonymous", {}, 200],
  ["Skip", "POST", "/api/onboarding", { timeZone: "Europe/Vienna" }, 201],
  [
    "the last step of onboarding",
    "POST",
    "/api/onboarding",
    {
      timeZone: "Europe/Vienna",
      name: "Martin",
      account: { email: "new@example.org", password: PASSWORD, username: "martin2" },
    },
    201,
  ],
];
for (const [name, method, path, body, status] of WAYS_IN) {
  test(`an ended session's cookie does not stop ${name} [AUTH-04] [ONB-03] [ONB-04] [PRF-22]`, async () => {
    const visitor = await visitorWithEndedSession();
    const answer = await visitor.call(method, path, body);
    assert.equal(answer.status, status, JSON.stringify(answer.body));
    assert.ok(await isIn(visitor));
  });
}

test("a wrong password of a visitor with an ended session is refused as wrong", async () => {
  const visitor = await visitorWithEndedSession();
  const wrong = { email: EMAIL, password: "another password" };
  assert.equal((await visitor.call("POST", "/api/auth/sign-in/email", wrong)).status, 401);
  assert.ok(!await isIn(visitor));
});
