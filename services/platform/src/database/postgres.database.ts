import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { migrate as migratePostgres } from "drizzle-orm/postgres-js/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import type { ServiceName } from "@reclaim/contracts-common/services";
import { ConfigError } from "../config/environment.config.ts";
import type { JobStore } from "../jobs/job.scheduler.ts";

/** One type for both engines. Only the query builder is used: raw results differ between them. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  db: Db;
  jobs: JobStore;
  /** Runs what is pending; a role that may not do so starts all the same when nothing is. */
  migrate(service: ServiceName, folder: URL): Promise<void>;
  ping(): Promise<void>;
  /**
   * Calls `heard` when `notify` tells something on a channel, from any process, until the answered
   * function is called; and whenever listening begins, also anew after a lost connection, since
   * something may have been told before. Rejects when it cannot begin yet, and goes on trying.
   */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const CASING = "snake_case";

/** Where each service has a table of the migrations that have run. */
export const MIGRATIONS_SCHEMA = "migrations";

const migrationConfig = (service: ServiceName, folder: URL) => ({
  migrationsFolder: fileURLToPath(folder),
  migrationsSchema: MIGRATIONS_SCHEMA,
  migrationsTable: service,
});

async function hasPendingMigrations(db: Db, service: ServiceName, folder: URL): Promise<boolean> {
  const tables = await db.select({ name: sql`tablename` }).from(sql`pg_tables`)
    .where(sql`schemaname = ${MIGRATIONS_SCHEMA} and tablename = ${service}`);
  if (tables.length === 0) return true;
  const table = sql`${sql.identifier(MIGRATIONS_SCHEMA)}.${sql.identifier(service)}`;
  const [newest] = await db.select({ at: sql<string | null>`max(created_at)` }).from(table);
  return readMigrationFiles(migrationConfig(service, folder))
    .some(({ folderMillis }) => folderMillis > Number(newest?.at ?? 0));
}

/** A Postgres server. `connections` bounds the pool of this process. */
export function openPostgres(url: string, connections = 10): Database {
  const client = postgres(url, { max: connections, onnotice: () => {} });
  const db = drizzlePostgres({ client, casing: CASING }) as unknown as Db;
  return {
    db,
    jobs: { url },
    async migrate(service, folder) {
      if (!await hasPendingMigrations(db, service, folder)) return;
      // drizzle's migrator takes no lock: two replicas that start together would race.
      const single = postgres(url, { max: 1, onnotice: () => {} });
      try {
        await single`select pg_advisory_lock(hashtext('reclaim-migrations'))`;
        await migratePostgres(
          drizzlePostgres({ client: single }),
          migrationConfig(service, folder),
        );
      } catch (error) {
        if (!isPermissionDenied(error)) throw error;
        throw new ConfigError(
          `${service} has migrations that its database role may not run: "npm run prepare-services" runs them`,
        );
      } finally {
        await single.end();
      }
    },
    ping: () => pingDatabase(db),
    // Listens again by itself, also when the first time failed.
    listen: async (channel, heard) => (await client.listen(channel, heard, heard)).unlisten,
    close: () => client.end({ timeout: 5 }),
  };
}

const isPermissionDenied = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === "42501";

/** Embedded Postgres in a folder, or in memory without one. `dump` is a prepared data folder. */
export async function openEmbedded(
  options: { folder?: string; dump?: Blob } = {},
): Promise<Database & { dump(): Promise<Blob> }> {
  const client = new PGlite(
    {
      dataDir: options.folder,
      loadDataDir: options.dump,
      // A third of the default's memory; the working set of one machine's members is small.
      postgresqlconf: ["shared_buffers=16MB"],
    } as ConstructorParameters<typeof PGlite>[0] & object,
  );
  await client.waitReady;
  const db = drizzlePglite({ client, casing: CASING });
  return {
    db: db as unknown as Db,
    jobs: { embedded: client },
    async migrate(service, folder) {
      if (!await hasPendingMigrations(db as unknown as Db, service, folder)) return;
      await migratePglite(db, migrationConfig(service, folder));
    },
    ping: () => pingDatabase(db as unknown as Db),
    async listen(channel, heard) {
      const stop = await client.listen(channel, heard);
      heard();
      return stop;
    },
    close: () => client.close(),
    dump: () => client.dumpDataDir("none"),
  };
}

/** Tells all who listen on a channel, when the transaction of `db` commits. */
export const notifyChannel = async (db: Db, channel: string, payload: string): Promise<void> =>
  void (await db.execute(sql`select pg_notify(${channel}, ${payload})`));

const pingDatabase = async (db: Db): Promise<void> => void (await db.execute(sql`select 1`));

/** PGlite takes no lock on its folder: two processes would destroy it. Released when we end. */
export async function lockDataFolder(folder: string): Promise<void> {
  await Deno.mkdir(folder, { recursive: true });
  const path = `${folder}/reclaim.lock`;
  const file = await Deno.open(path, { create: true, read: true, write: true });
  if (!await file.tryLock(true)) {
    const owner = (await Deno.readTextFile(path)).trim();
    file.close();
    throw new DataFolderInUseError(folder, owner);
  }
  await file.truncate();
  await file.write(new TextEncoder().encode(`${Deno.pid}\n`));
}

export class DataFolderInUseError extends Error {
  constructor(folder: string, owner: string) {
    super(
      `The data folder ${folder} is in use by process ${
        owner || "unknown"
      }. Stop it, or set RECLAIM_DATA to another folder.`,
    );
  }
}
