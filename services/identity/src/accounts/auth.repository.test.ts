import assert from "node:assert/strict";
import { AUTH_CALLS, type AuthCall } from "@reclaim/contracts-identity/accounts";
import { causes, type Log, redirectConsole } from "@reclaim/platform/log";
import { toCookieHeader } from "@reclaim/platform/session";
import { testIdentity as anIdentity, testService } from "@reclaim/platform/testing";
import { sql } from "drizzle-orm";
import { identity } from "../../service.ts";
import { sessions, users, verifications } from "./accounts.table.ts";

const lines: string[] = [];
const log: Log = {
  info: (message, fields) => void lines.push(JSON.stringify({ message, fields })),
  error: (message, error, fields) =>
    void lines.push(JSON.stringify({ message, error: causes(error as Error), fields })),
};
const service = await testService(identity, { log });
Deno.test.afterAll(() => service.close());

const test = (name: string, run: () => Promise<void>) =>
  Deno.test(name, async () => {
    await service.reset();
    service.mails.length = 0;
    lines.length = 0;
    await run();
  });

const ORIGIN = "http://reclaim.test";
const EMAIL = "martin@example.org";
const PASSWORD = "a good password";
async function send(method: string, path: string, text: string | undefined, cookie = "") {
  const answer = await service.app.fetch(
    new Request(ORIGIN + path, {
      method,
      headers: { "content-type": "application/json", origin: ORIGIN, cookie },
      body: text,
    }),
    { identity: null },
  );
  const body = await answer.text();
  return {
    status: answer.status,
    cookie: toCookieHeader(answer.headers),
    body: body ? JSON.parse(body) : null,
  };
}
const post = (path: string, body: unknown, cookie = "") =>
  send("POST", path, JSON.stringify(body), cookie);
const signUp = () =>
  post("/api/auth/sign-up/email", { email: EMAIL, password: PASSWORD, username: "martin" });
async function resetToken(): Promise<string> {
  await post("/api/auth/request-password-reset", { email: EMAIL });
  return service.mails[0]?.text.match(/token=(\S+)/)?.[1] ?? "";
}

const VALID: Record<AuthCall, object> = {
  "/api/auth/sign-in/anonymous": {},
  "/api/auth/sign-in/email": { email: EMAIL, password: PASSWORD },
  "/api/auth/sign-in/username": { username: "martin", password: PASSWORD },
  "/api/auth/sign-up/email": { email: "new@example.org", password: PASSWORD },
  "/api/auth/sign-out": {},
  "/api/auth/request-password-reset": { email: EMAIL },
  "/api/auth/reset-password": { newPassword: PASSWORD, token: "abc" },
};
const PATHS = Object.keys(AUTH_CALLS) as AuthCall[];

test("a body that breaks its contract is refused by every sign-in call, also an empty one", async () => {
  for (const path of PATHS) {
    const readsBody = Object.keys(VALID[path]).length > 0;
    for (const text of ["null", "[]", '"text"', "17", ...(readsBody ? ["", "{}"] : [])]) {
      const { status, body } = await send("POST", path, text);
      assert.deepEqual([status, body.code], [400, "invalid_input"], `${path} ${text}`);
    }
    for (const field of Object.keys(VALID[path])) {
      // A password may hold any character.
      const lines = field === "password" ? [] : ["a\nb\u0000"];
      for (const value of [null, 17, {}, ["a"], "", "x".repeat(2000), ...lines]) {
        const { status, body } = await post(path, { ...VALID[path], [field]: value });
        assert.deepEqual([status, body.code], [400, "invalid_input"], `${path} ${field} ${value}`);
      }
    }
    assert.equal((await send("POST", path, "{")).body.code, "invalid_json");
  }
  assert.deepEqual(lines, []);
});

test("no call of the sign-in library is reachable but those in use, each by POST only", async () => {
  const others = Object.values(
    (await import("better-auth/api")).getEndpoints(
      // oxlint-disable-next-line typescript/no-explicit-any -- only the paths of the endpoints are read
      Promise.resolve({ options: {} }) as any,
      {},
    ).api,
  ).map(({ path }) => `/api/auth${path}`);
  assert.ok(others.includes("/api/auth/update-user"));
  const { cookie } = await signUp();
  const member = anIdentity();
  for (const path of new Set([...others, ...PATHS, "/api/auth/delete-anonymous-user"])) {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      if (method === "POST" && path in AUTH_CALLS) continue;
      const asked = path.replace(":token", "abc").replace(":id", "abc");
      const text = method === "GET" ? undefined : "{}";
      const answer = await service.app.fetch(
        new Request(ORIGIN + asked, { method, body: text, headers: { cookie, origin: ORIGIN } }),
        { identity: member },
      );
      assert.equal(answer.status, 404, `${method} ${asked}`);
    }
  }
});

test("a fault inside the sign-in library is logged once by us, without e-mail, token or hash", async () => {
  const { cookie } = await signUp();
  const token = await resetToken();
  const [row] = await service.deps.db.select({ token: sessions.token }).from(sessions);
  const secrets = [EMAIL, "martin", token, row?.token ?? "?", decodeURIComponent(cookie), PASSWORD];
  const { db } = service.deps;
  const printed: string[] = [];
  const restore = redirectConsole({
    info: (message, fields) => void printed.push(JSON.stringify({ message, fields })),
    error: (message, error, fields) =>
      void printed.push(JSON.stringify({ message, error: causes(error as Error), fields })),
  });
  try {
    for (const table of [users, sessions, verifications]) {
      await db.execute(sql`alter table ${table} rename to away`);
      try {
        for (const path of PATHS) {
          const body = path === "/api/auth/reset-password"
            ? { newPassword: PASSWORD, token }
            : VALID[path];
          await post(path, body, cookie);
        }
        const session = await service.app.fetch(
          new Request(`${ORIGIN}/internal/session`, { headers: { cookie } }),
          { identity: null },
        );
        await session.body?.cancel();
      } finally {
        const name = table === users ? "users" : table === sessions ? "sessions" : "verifications";
        await db.execute(sql.raw(`alter table identity.away rename to ${name}`));
      }
    }
  } finally {
    restore();
  }
  assert.ok(lines.length >= PATHS.length, `only ${lines.length} faults were logged`);
  for (const line of [...lines, ...printed]) {
    for (const secret of secrets) assert.ok(!line.includes(secret), line);
  }
});

test("the token of a password reset is stored as a hash", async () => {
  await signUp();
  const token = await resetToken();
  assert.ok(token.length >= 16);
  const stored = await service.deps.db.select().from(verifications);
  assert.equal(stored.length, 1);
  assert.ok(!JSON.stringify(stored).includes(token));
  const byStored = { newPassword: "a newer password", token: stored[0]?.identifier };
  assert.equal((await post("/api/auth/reset-password", byStored)).status, 400);
  assert.equal(
    (await post("/api/auth/reset-password", { newPassword: "a newer password", token })).status,
    200,
  );
});

test("an account whose first session cannot be stored is not stored either, nor a guest's", async () => {
  const { db } = service.deps;
  const beGuest = () => post("/api/auth/sign-in/anonymous", {});
  await db.execute(sql`alter table ${sessions} rename to away`);
  try {
    assert.equal((await signUp()).status, 500);
    assert.equal((await beGuest()).status, 500);
  } finally {
    await db.execute(sql`alter table identity.away rename to sessions`);
  }
  assert.deepEqual(await db.select().from(users), []);
  assert.equal((await signUp()).status, 200);
  assert.equal((await beGuest()).status, 200);
});
