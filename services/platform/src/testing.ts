import type { ServiceName } from "@reclaim/contracts/calls";
import { STARTER } from "@reclaim/contracts/entitlements";
import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Clock } from "./clock.ts";
import { type Database, type Db, openEmbedded, openPostgres } from "./database.ts";
import type { Identity } from "./identity.ts";
import { silentLog } from "./log.ts";
import type { Mail } from "./mail.ts";
import type { MemberData } from "./member-data.ts";
import { plainPathsOnly, type ReleaseStore } from "./release-store.ts";
import type { ServiceClient } from "./service-client.ts";
import {
  type ServiceApp,
  type ServiceDefinition,
  type ServiceDeps,
  startService,
} from "./service.ts";

/** A clock that stands still until it is told to move. */
export interface TestClock extends Clock {
  set(instant: string): void;
}

export function testClock(start = "2026-11-21T09:00:00Z"): TestClock {
  let now = new Date(start);
  return { now: () => now, set: (instant) => void (now = new Date(instant)) };
}

/** A member's identity with a Premium trial; give only what matters to the test. */
export const identity = (fields: Partial<Identity> = {}): Identity => ({
  sub: crypto.randomUUID(),
  role: "member",
  guest: false,
  entitlement: { tier: "premium", source: "trial", endsAt: "2099-01-01T00:00:00.000Z" },
  email: null,
  username: null,
  ...fields,
});

export const starter = (fields: Partial<Identity> = {}): Identity =>
  identity({ entitlement: STARTER, ...fields });

/** A store of releases that ends with the test. */
export function memoryStore(): ReleaseStore & { files: Map<string, Uint8Array<ArrayBuffer>> } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const store = plainPathsOnly({
    read(path) {
      const content = files.get(path);
      return Promise.resolve(content ? new Uint8Array(content) : null);
    },
    create(path, content) {
      const isNew = !files.has(path);
      if (isNew) files.set(path, new Uint8Array(content));
      return Promise.resolve(isNew);
    },
  });
  return { files, ...store };
}

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads an answer as its caller would
  body: any;
  headers: Headers;
}

export interface TestService {
  app: ServiceApp;
  deps: ServiceDeps & { clock: TestClock };
  mails: Mail[];
  /** Calls the service as `as` (null: a visitor). A body makes it JSON. */
  call(as: Identity | null, method: string, path: string, body?: unknown): Promise<Answer>;
  /** Runs a job of the service now, as its time would. */
  runJob(name: string): Promise<void>;
  /** Empties every table of the service and runs its `prepare` again. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A service on a database of its own: Postgres when TEST_DATABASE_URL is set, else PGlite in
 * memory. Peers are given by the test; a call to another one fails the test.
 */
export async function testService(
  definition: ServiceDefinition,
  options: {
    peers?: Partial<Record<ServiceName, ServiceClient>>;
    settings?: Partial<ServiceDeps["settings"]>;
    releaseStore?: ReleaseStore;
    /** Shared with other services, which then close it. */
    database?: Database;
  } = {},
): Promise<TestService> {
  const { database, drop } = options.database
    ? { database: options.database, drop: () => Promise.resolve() }
    : await testDatabase();
  const mails: Mail[] = [];
  const deps = {
    db: database.db,
    clock: testClock(),
    log: silentLog,
    mailer: { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) },
    newId: () => crypto.randomUUID(),
    secret: "test-secret-that-is-long-enough-for-hs256",
    peer(name: ServiceName) {
      const peer = options.peers?.[name];
      if (!peer) throw new Error(`The test gives no ${name}`);
      return peer;
    },
    settings: {
      publicUrl: "http://reclaim.test",
      trialDays: 14,
      builtDir: "/nonexistent",
      ...options.settings,
    },
    releaseStore: options.releaseStore ?? memoryStore(),
  };
  const app = await startService(definition, deps, database);
  return {
    app,
    deps,
    mails,
    async call(as, method, path, body) {
      const request = new Request(`http://reclaim.test${path}`, {
        method,
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: body === undefined ? {} : { "content-type": "application/json" },
      });
      const answer = await app.fetch(request, { identity: as });
      const text = await answer.text();
      return {
        status: answer.status,
        body: text ? JSON.parse(text) : null,
        headers: answer.headers,
      };
    },
    async runJob(name) {
      const job = definition.jobs?.(deps).find((job) => job.name === name);
      if (!job) throw new Error(`${definition.name} has no job ${name}`);
      await job.run();
    },
    async reset() {
      await truncate(database, definition.name);
      await definition.prepare?.(deps);
    },
    async close() {
      if (options.database) return;
      await database.close();
      await drop();
    },
  };
}

/** Names of the tables that a service has made. */
export async function storedTables(db: Db, service: ServiceName): Promise<string[]> {
  const tables = await db.select({ name: sql<string>`tablename` }).from(sql`pg_tables`)
    .where(sql`schemaname = ${service}`);
  return tables.map(({ name }) => name).sort();
}

/** Names of the tables that a service tells of. */
export const declaredTables = ({ tables, aboutNobody }: MemberData): string[] =>
  [...new Set([...tables.map(({ owner }) => owner.table as PgTable), ...aboutNobody])]
    .map(getTableName).sort();

/** Every row that a service stores, as "table: {…}". */
export async function storedRows(db: Db, service: ServiceName): Promise<string[]> {
  const rows = await Promise.all(
    (await storedTables(db, service)).map((table) =>
      db.select({ row: sql<string>`${`${table}: `} || row_to_json(stored)::text` })
        .from(sql`${sql.identifier(service)}.${sql.identifier(table)} stored`)
    ),
  );
  return rows.flat().map(({ row }) => row).sort();
}

async function truncate(database: Database, schema: string): Promise<void> {
  await database.db.execute(sql.raw(`
    do $$ declare names text; begin
      select string_agg(format('%I.%I', schemaname, tablename), ', ') into names
        from pg_tables where schemaname = '${schema}';
      if names is not null then execute 'truncate ' || names || ' restart identity cascade'; end if;
    end $$`));
}

/** An empty database of its own; `drop` after `close` leaves nothing behind. */
export async function testDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const server = Deno.env.get("TEST_DATABASE_URL");
  if (!server) return { database: await openEmbedded(), drop: () => Promise.resolve() };
  const name = `reclaim_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const administration = openPostgres(server, 1);
  await administration.db.execute(sql.raw(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    database: openPostgres(url.href, 4),
    async drop() {
      await administration.db.execute(sql.raw(`drop database if exists ${name} with (force)`));
      await administration.close();
    },
  };
}
