import { type Database, openEmbedded } from "@reclaim/platform/database";
import { TEST_SECRET, type TestService, testService } from "@reclaim/platform/testing";
import { testDatabase, testEmbedded } from "@reclaim/platform/testing/database";
import { identity } from "@reclaim/service-identity";
import assert from "node:assert/strict";

const role = async (env: Record<string, string>, ...args: string[]) => {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--cached-only", "--no-check", "-A", "services/role.ts", ...args],
    env: { DATABASE_URL: "", ...env },
  }).output();
  const text = new TextDecoder();
  return {
    code,
    said: text.decode(stdout).trimEnd().split("\n").at(-1),
    error: text.decode(stderr),
  };
};

const start = (database: Database) => testService(identity, { database });
/** Calls as a browser does. */
const post = (service: TestService, path: string, fields: object) =>
  service.call(null, "POST", path, {
    email: "ben@example.org",
    password: "a long password",
    ...fields,
  });
const signUp = (service: TestService) => post(service, "/api/auth/sign-up/email", { name: "" });
const roleOf = async (service: TestService): Promise<string> =>
  (await post(service, "/api/auth/sign-in/email", {})).body.user.role;

Deno.test("on the embedded database a command makes a member a moderator, and nothing else [AUTH-16]", async () => {
  const data = await Deno.makeTempDir();
  const env = { RECLAIM_DATA: data, RECLAIM_SECRET: TEST_SECRET };
  const before = await testEmbedded([identity], `${data}/postgres`);
  assert.equal((await signUp(await start(before))).status, 200);
  await before.close();

  for (const args of [[], ["ben@example.org"], ["ben@example.org", "king"], ["ben", "admin"]]) {
    const wrong = await role(env, ...args);
    assert.equal(wrong.code, 1);
    assert.equal(wrong.error, "Write: npm run role <e-mail> <member|moderator|admin>\n");
  }
  const unknown = await role(env, "nobody@example.org", "admin");
  assert.equal(unknown.code, 1);
  assert.match(unknown.error, /^No account has this e-mail\.[^\n]*\n$/);
  const done = await role(env, "Ben@Example.org", "moderator");
  assert.deepEqual([done.code, done.said], [0, "The account is a moderator now."], done.error);

  const after = await openEmbedded({ folder: `${data}/postgres` });
  assert.equal(await roleOf(await start(after)), "moderator");
  await after.close();
  await Deno.remove(data, { recursive: true });
});

Deno.test("without any data the command says so and makes none", async () => {
  const data = await Deno.makeTempDir();
  const { code, error } = await role({ RECLAIM_DATA: data }, "ben@example.org", "admin");
  assert.equal(code, 1);
  assert.match(error, /^There is no data in [^\n]*\n$/);
  assert.deepEqual([...Deno.readDirSync(data)], []);
  await Deno.remove(data, { recursive: true });
});

Deno.test({
  name: "on a Postgres server the command works while the product runs",
  ignore: !Deno.env.get("TEST_DATABASE_URL"),
  async fn() {
    const { database, drop, url } = await testDatabase([identity]);
    const service = await start(database);
    await signUp(service);
    const data = await Deno.makeTempDir();
    const done = await role(
      { DATABASE_URL: url!, RECLAIM_DATA: data },
      "ben@example.org",
      "admin",
    );
    assert.deepEqual([done.code, done.said], [0, "The account is an admin now."], done.error);
    assert.equal(await roleOf(service), "admin");
    await database.close();
    await drop();
    await Deno.remove(data, { recursive: true });
  },
});
