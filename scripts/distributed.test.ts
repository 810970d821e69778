import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "./lib/ports.ts";

/** The services apart, as compose describes them. Without a Postgres server there is nothing to try. */
const server = process.env.TEST_DATABASE_URL;
const database = `reclaim_apart_${process.pid}`;
const data = mkdtempSync(join(tmpdir(), "reclaim-apart-"));

const administer = async (statement: string) => {
  if (!server) return;
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  await sql.unsafe(statement);
  await sql.end();
};
beforeAll(() => administer(`create database ${database}`));
afterAll(async () => {
  await administer(`drop database if exists ${database} with (force)`);
  rmSync(data, { recursive: true, force: true });
});

test.skipIf(!server)("services in processes of their own answer as one product", {
  timeout: 120_000,
}, async () => {
  const url = new URL(server ?? "");
  url.pathname = `/${database}`;
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const child = spawn("node", ["scripts/start-distributed.ts"], {
    env: {
      ...process.env,
      VITEST: undefined,
      DATABASE_URL: url.href,
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
