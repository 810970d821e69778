import type { ServiceName } from "@reclaim/contracts-common/services";
import { EVENT_STREAM_TYPE } from "@reclaim/contracts-common/operations";
import { STARTER } from "@reclaim/contracts-common/entitlements";
import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { Registry } from "prom-client";
import type { Clock } from "../src/clock/system.clock.ts";
import type { Database, Db } from "../src/database/postgres.database.ts";
import { testDatabase } from "./test-database.ts";
import { derivePairwiseSubject, type Identity } from "../src/identity/caller.identity.ts";
import {
  type Audience,
  deriveNamedKey,
  identityKeyName,
  type KeyName,
} from "../src/secrets/key.derivation.ts";
import type { ModelAccess } from "../src/config/environment.config.ts";
import { type MasterKey, parseMasterKeys } from "../src/config/master-key.ring.ts";
import { type Log, silentLog } from "../src/logging/json.logger.ts";
import type { Mail } from "../src/mail/mail.adapter.ts";
import type { MemberData } from "../src/member-data/member-data.repository.ts";
import { answerCheck } from "./answer-check.ts";
import type { ServiceClient } from "../src/service-client/service.client.ts";
import {
  type AnyServiceDefinition,
  type PlatformDeps,
  selectServiceDeps,
  type ServiceApp,
  type ServiceDeps,
  type ServiceSecrets,
  startService,
} from "../src/service/service.app.ts";

/** The secret of every service in tests. */
export const TEST_SECRET = "test-secret-that-is-long-enough-for-hs256";

/** A key of the product in tests. */
export const testKey = (name: KeyName): string => deriveNamedKey(TEST_SECRET, name);
export const testIdentityKey = (audience: Audience): string => testKey(identityKeyName(audience));

/** A clock that stands still until it is told to move. */
export interface TestClock extends Clock {
  set(instant: string): void;
}

export function createTestClock(start = "2026-11-21T09:00:00Z"): TestClock {
  let now = new Date(start);
  return { now: () => now, set: (instant) => void (now = new Date(instant)) };
}

/** A member's identity with a Premium trial; give only what matters to the test. */
export const testIdentity = (fields: Partial<Identity> = {}): Identity => ({
  sub: crypto.randomUUID(),
  role: "member",
  guest: false,
  entitlement: { tier: "premium", source: "trial", endsAt: "2099-01-01T00:00:00.000Z" },
  email: null,
  username: null,
  ...fields,
});

export const starterIdentity = (fields: Partial<Identity> = {}): Identity =>
  testIdentity({ entitlement: STARTER, ...fields });

export interface TestResponse {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads an answer as its caller would
  body: any;
  headers: Headers;
}

export interface TestService {
  app: ServiceApp;
  /** All that services get, whatever the definition names. */
  deps: ServiceDeps & ServiceSecrets & { clock: TestClock };
  mails: Mail[];
  /** Calls the service as `as` (null: a visitor). A body makes it JSON. */
  call(as: Identity | null, method: string, path: string, body?: unknown): Promise<TestResponse>;
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
  definition: AnyServiceDefinition,
  options: {
    peers?: Partial<Record<ServiceName, ServiceClient>>;
    settings?: Partial<ServiceDeps["settings"]>;
    log?: Log;
    journalMasterKeys?: MasterKey[];
    /** Without it no model is configured. */
    modelAccess?: ModelAccess;
    /** Shared with other services, which then close it. */
    database?: Database;
  } = {},
): Promise<TestService> {
  const { database, drop } = options.database
    ? { database: options.database, drop: () => Promise.resolve() }
    : await testDatabase([definition]);
  const mails: Mail[] = [];
  const stopping = new AbortController();
  const deps: PlatformDeps & TestService["deps"] = {
    db: database.db,
    listen: database.listen,
    stopping: stopping.signal,
    clock: createTestClock(),
    log: options.log ?? silentLog,
    mailer: { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) },
    createId: () => crypto.randomUUID(),
    metrics: new Registry(),
    identityKey: testIdentityKey(definition.name),
    getIdentityKey: testIdentityKey,
    sessionKey: testKey("SESSION_KEY"),
    contentHashKey: testKey("CONTENT_HASH_KEY"),
    journalMasterKeys: options.journalMasterKeys ??
      parseMasterKeys("JOURNAL_MASTER_KEYS", testKey("JOURNAL_MASTER_KEYS")),
    insightsMasterKeys: parseMasterKeys("INSIGHTS_MASTER_KEYS", testKey("INSIGHTS_MASTER_KEYS")),
    modelAccess: options.modelAccess,
    vapidKey: testKey("VAPID_KEY"),
    paymentEventKey: testKey("BILLING_WEBHOOK_KEY"),
    releaseSigningKey: testKey("RELEASES_SIGNING_KEY"),
    visitTicketKey: testKey("VISIT_TICKET_KEY"),
    operatorKey: testKey("RECLAIM_OPERATOR_KEY"),
    getCommunitySubject: (accountId: string) =>
      derivePairwiseSubject(testKey("PAIRWISE_KEY"), "community", accountId),
    getServiceClient(name: ServiceName) {
      const client = options.peers?.[name];
      if (!client) throw new Error(`The test gives no ${name}`);
      return client;
    },
    settings: {
      publicUrl: "http://reclaim.test",
      trialDays: 14,
      pushServices: ["https://push.reclaim.test"],
      spamReview: true,
      builtDir: "/nonexistent",
      releaseStore: { address: "/nonexistent" },
      ...options.settings,
    },
  };
  const app = await startService(definition, deps, database);
  const own = selectServiceDeps(definition, deps);
  const checkAnswer = answerCheck(definition.name, definition.operations);
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
      const text = await readWholeText(answer);
      const isJson = answer.headers.get("content-type")?.startsWith("application/json");
      const { status, headers } = answer;
      const read = { status, body: isJson ? JSON.parse(text) : text || null, headers };
      checkAnswer(method, path, read);
      return read;
    },
    async runJob(name) {
      const job = definition.jobs?.(own).find((job) => job.name === name);
      if (!job) throw new Error(`${definition.name} has no job ${name}`);
      await job.run();
    },
    async reset() {
      await truncate(database, definition.name);
      await definition.prepare?.(own);
    },
    async close() {
      stopping.abort();
      if (options.database) return;
      await database.close();
      await drop();
    },
  };
}

/** The text of an answer; none of a stream, which has no end. */
export async function readWholeText(answer: Response): Promise<string> {
  if (answer.headers.get("content-type") !== EVENT_STREAM_TYPE) return await answer.text();
  await answer.body?.cancel();
  return "";
}

/** Names of the tables that a service has made. */
export async function storedTables(db: Db, service: ServiceName): Promise<string[]> {
  const tables = await db.select({ name: sql<string>`tablename` }).from(sql`pg_tables`)
    .where(sql`schemaname = ${service}`);
  return tables.map(({ name }) => name).sort();
}

/** Names of the tables that a service tells of. */
export const declaredTables = ({ tables, otherTables }: MemberData): string[] =>
  [...new Set([...tables.map(({ owner }) => owner.table as PgTable), ...otherTables])]
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
