import { sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type Database,
  type Db,
  openEmbedded,
  openPostgres,
} from "../src/database/postgres.database.ts";
import type { ServiceDefinition } from "../src/service/service.app.ts";

type Migrated = Pick<ServiceDefinition, "name" | "migrations">;

/**
 * A database of its own, on which the migrations of `services` have run: Postgres when
 * TEST_DATABASE_URL is set, else PGlite in memory. `drop` after `close` leaves nothing behind.
 */
export async function testDatabase(
  services: Migrated[] = [],
): Promise<{ database: Database; drop: () => Promise<void>; url?: string }> {
  const server = Deno.env.get("TEST_DATABASE_URL");
  if (!server) return { database: await testEmbedded(services), drop: () => Promise.resolve() };
  const name = `reclaim_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const administration = openPostgres(server, 1);
  await administration.db.execute(sql.raw(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, 4);
  await migrateAll(database, services);
  return {
    database,
    url: url.href,
    async drop() {
      await administration.db.execute(sql.raw(`drop database if exists ${name} with (force)`));
      await administration.close();
    },
  };
}

/**
 * PGlite from a dump, since initializing a database takes ten times as long as loading one: in
 * memory, or in a folder that is not there yet.
 */
export async function testEmbedded(services: Migrated[] = [], folder?: string) {
  return await openEmbedded({ dump: await preparedDump(services), ...(folder && { folder }) });
}

/** Ends the connections of a Postgres that listen, as a restart does; says how many they were. */
export async function dropListeningConnections(db: Db): Promise<number> {
  const dropped = await db.select({ isDropped: sql<boolean>`pg_terminate_backend(pid)` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and query ilike 'listen %'`);
  return dropped.length;
}

async function migrateAll(database: Database, services: Migrated[]): Promise<void> {
  for (const { name, migrations } of services) {
    if (migrations) await database.migrate(name, migrations);
  }
}

const CACHE = new URL("../../../node_modules/.cache/reclaim-test-databases/", import.meta.url);

/** The data folder of a migrated database, made once for each state of the migrations. */
async function preparedDump(services: Migrated[]): Promise<Blob> {
  const set = services.map(({ name }) => name).sort().join("+") || "empty";
  const file = `${set}-${fingerprint(services)}.tar`;
  const cached = await Deno.readFile(new URL(file, CACHE)).catch(nullIfMissing);
  if (cached) return new Blob([cached]);
  const dump = services.length > 0 ? await preparedDump([]) : undefined;
  const database = await openEmbedded(dump && { dump });
  await migrateAll(database, services);
  const made = await database.dump();
  await database.close();
  await store(set, file, made);
  return made;
}

/** Test files run side by side: each renames a whole file of its own, and the last one stays. */
async function store(set: string, file: string, dump: Blob): Promise<void> {
  await Deno.mkdir(CACHE, { recursive: true });
  const partial = new URL(`${crypto.randomUUID()}.part`, CACHE);
  await Deno.writeFile(partial, dump.stream());
  await Deno.rename(partial, new URL(file, CACHE));
  for await (const { name } of Deno.readDir(CACHE)) {
    const isOutdated = name !== file && name.startsWith(`${set}-`);
    if (isOutdated) await Deno.remove(new URL(name, CACHE)).catch(nullIfMissing);
  }
}

/** A hash over PGlite's version and all migrations. */
function fingerprint(services: Migrated[]): string {
  const hash = createHash("sha256");
  const pglite = new URL(
    "../../../node_modules/@electric-sql/pglite/package.json",
    import.meta.url,
  );
  const folders = services.flatMap(({ migrations }) =>
    migrations ? [fileURLToPath(migrations)] : []
  );
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{sql,json}`)).sort();
  for (const file of [fileURLToPath(pglite), ...files]) {
    hash.update(file).update(Deno.readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Deno.errors.NotFound) return null;
  throw error;
}
