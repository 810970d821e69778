import { SERVICE_NAMES } from "@reclaim/contracts-common/services";
import { spawn, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deriveNamedKey } from "../services/platform/src/secrets/key.derivation.ts";
import { findAccounts } from "../services/tests/account-search.ts";
import { freePort } from "./lib/ports.ts";

/** The services apart, as compose describes them. Without a Postgres server there is nothing to try. */
const server = process.env.TEST_DATABASE_URL;
const database = `reclaim_apart_${process.pid}`;
const data = mkdtempSync(join(tmpdir(), "reclaim-apart-"));

const databaseUrl = new URL(server ?? "postgres://localhost");
databaseUrl.pathname = `/${database}`;
const connect = (url: string) => postgres(url, { max: 1, onnotice: () => {} });

beforeAll(async () => {
  if (!server) return;
  const sql = connect(server);
  await sql`create database ${sql(database)}`;
  await sql.end();
});
afterAll(async () => {
  rmSync(data, { recursive: true, force: true });
  if (!server) return;
  const sql = connect(server);
  await sql`drop database if exists ${sql(database)} with (force)`;
  const roles = await sql`select rolname from pg_roles where starts_with(rolname, ${
    database + "_"
  })`;
  for (const { rolname } of roles) await sql`drop role ${sql(rolname)}`;
  await sql.end();
});

/** The environment that a process of this start was given, by its program. */
function readEnvironment(main: string): Record<string, string> {
  const path = globSync("/proc/[0-9]*/cmdline").find((path) => {
    try {
      const isMain = readFileSync(path, "utf8").split("\0").includes(main);
      return isMain && readFileSync(path.replace("cmdline", "environ"), "utf8").includes(data);
    } catch {
      // Gone meanwhile, or of another user.
      return false;
    }
  });
  if (!path) throw new Error(`no process runs ${main}`);
  const variables = readFileSync(path.replace("cmdline", "environ"), "utf8").split("\0");
  return Object.fromEntries(
    variables.filter(Boolean).map((line) => {
      const at = line.indexOf("=");
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}

/** Everything that the community stores, read by its own role. */
async function dumpCommunity(url: string): Promise<string> {
  const sql = connect(url);
  const tables = await sql`select tablename from pg_tables where schemaname = 'community'`;
  const rows = await Promise.all(
    tables.map(({ tablename }) =>
      sql`select row_to_json(stored)::text as row from ${sql(`community.${tablename}`)} stored`
    ),
  );
  await sql.end();
  return rows.flat().map(({ row }) => row as string).join("\n");
}

async function readAccounts(): Promise<string[]> {
  const sql = connect(databaseUrl.href);
  const rows = await sql`select id from identity.users`;
  await sql.end();
  return rows.map(({ id }) => id as string);
}

test.skipIf(!server)("services in processes of their own answer as one product", {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const child = spawn("node", ["scripts/start-distributed.ts"], {
    env: {
      ...process.env,
      VITEST: undefined,
      DATABASE_URL: databaseUrl.href,
      PORT: String(port),
      RECLAIM_DATA: data,
    },
  });
  const gone = new Promise<number | null>((done) => child.once("exit", done));
  let said = "";
  await new Promise<void>((done, fail) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(`Reclaim is ready at ${base}`)) done();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void gone.then(() => fail(new Error(said)));
  });
  try {
    const ready = await fetch(`${base}/readyz`);
    expect(Object.keys(await ready.json()).sort()).toEqual(
      ["billing", "community", "composition", "identity", "insights", "members"],
    );
    const headers = { "content-type": "application/json", origin: base, cookie: "" };
    const onboarding = await fetch(`${base}/api/onboarding`, {
      method: "POST",
      headers,
      body: JSON.stringify({ timeZone: "Europe/Vienna" }),
    });
    expect(onboarding.status).toBe(201);
    headers.cookie = onboarding.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const checkIn = await fetch(`${base}/api/check-ins`, {
      method: "POST",
      headers,
      body: JSON.stringify({ mood: 4, timeZone: "Europe/Vienna", clientId: crypto.randomUUID() }),
    });
    expect(checkIn.status).toBe(201);
    const me = await (await fetch(`${base}/api/me`, { headers })).json();
    expect(me).toMatchObject({ streak: 2, pseudonym: null, entitlement: { source: "trial" } });
    const categories = await (await fetch(`${base}/api/forum/categories`, { headers })).json();
    expect(categories).toHaveLength(6);
    expect((await fetch(`${base}/api/me`)).status).toBe(401);

    // The gateway told members the subject; the community knows nothing else of the account.
    const pseudonym = {
      pseudonym: "Quiet River",
      avatarColor: "#336699",
      userId: me.communitySubject,
    };
    const written = await fetch(`${base}/api/pseudonyms`, {
      method: "POST",
      headers,
      body: JSON.stringify(pseudonym),
    });
    expect(written.status).toBe(201);
    expect(await (await fetch(`${base}/api/me`, { headers })).json()).toMatchObject({
      pseudonym: "Quiet River",
    });
    const exported = await fetch(`${base}/api/me/export`, { headers });
    expect(JSON.stringify(await exported.json())).toContain("Quiet River");

    const secret = readFileSync(join(data, "secret"), "utf8");
    const processes = ["gateway", ...SERVICE_NAMES];
    for (const name of processes) {
      const environment = readEnvironment(`services/${name}/main.ts`);
      expect(Object.keys(environment)).not.toContain("RECLAIM_SECRET");
      expect(Object.values(environment).join()).not.toContain(secret);
      expect(new URL(environment.DATABASE_URL ?? "").username).toBe(`${database}_${name}`);
    }
    const environment = readEnvironment("services/community/main.ts");
    const dump = await dumpCommunity(environment.DATABASE_URL ?? "");
    expect(dump).toContain(me.communitySubject);
    const accounts = await readAccounts();
    expect(accounts).toContain(me.id);
    const values = Object.values(environment).filter(Boolean);
    expect(await findAccounts(dump, accounts, values)).toEqual([]);
    // The attempt is a real one: with the gateway's key it finds the member.
    const pairwiseKey = deriveNamedKey(secret, "PAIRWISE_KEY");
    expect(await findAccounts(dump, accounts, [...values, pairwiseKey])).toEqual([me.id]);
  } finally {
    child.kill("SIGTERM");
  }
  expect(await gone).toBe(0);
});

test("without a Postgres there is one clear line and a failure", () => {
  const { status, stderr } = spawnSync("node", ["scripts/start-distributed.ts"], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: "" },
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^DATABASE_URL must name a Postgres, such as postgres:/);
});
