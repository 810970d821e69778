import { openPostgres } from "@reclaim/platform/database";
import { prepareDatabase } from "@reclaim/platform/prepare-database";
import { serviceRole } from "@reclaim/platform/service-role";
import { jobsSchemaOf, startJobs } from "@reclaim/platform/jobs";
import { silentLog } from "@reclaim/platform/log";
import type { Audience } from "@reclaim/platform/key-derivation";
import { TEST_SECRET, testIdentity, testService } from "@reclaim/platform/testing";
import assert from "node:assert/strict";
import postgres from "postgres";
import { SERVICES } from "../all.ts";

/** Services that run apart share a Postgres server. Without one there is nothing to try. */
const server = Deno.env.get("TEST_DATABASE_URL");
const name = `reclaim_test_${crypto.randomUUID().replaceAll("-", "")}`;
const PROCESSES: Audience[] = ["gateway", ...SERVICES.map(({ name }) => name)];

const databaseUrl = new URL(server || "postgres://localhost/postgres");
databaseUrl.pathname = `/${name}`;
const roleOf = (process: Audience) => serviceRole(databaseUrl.href, process, TEST_SECRET);
const prepare = () =>
  prepareDatabase({ databaseUrl: databaseUrl.href, secret: TEST_SECRET, services: SERVICES });

const connect = (url: string) => postgres(url, { max: 1, onnotice: () => {} });
async function administer(...statements: string[]): Promise<void> {
  const sql = connect(server!);
  for (const statement of statements) await sql.unsafe(statement);
  await sql.end();
}

/** What Postgres answers: null for a statement that it runs. */
const refusalOf = (sql: postgres.Sql, statement: string): Promise<string | null> =>
  sql.unsafe(statement).then(() => null, ({ code }: { code: string }) => code);
const PERMISSION_DENIED = "42501";

Deno.test({ name: "services that run apart", ignore: !server }, async (t) => {
  await administer(`create database ${name}`);
  try {
    await prepare();
    await triedOut(t);
  } finally {
    await administer(
      `drop database ${name} with (force)`,
      ...PROCESSES.map((process) => `drop role "${roleOf(process).name}"`),
    );
  }
});

async function triedOut(t: Deno.TestContext): Promise<void> {
  await t.step("a job runs by its service's own role", async () => {
    for (const { name, jobs } of SERVICES) {
      if (!jobs) continue;
      const { promise, resolve } = Promise.withResolvers<void>();
      const job = {
        name: `${name}/test`,
        cron: "* * * * *",
        run: () => Promise.resolve(resolve()),
      };
      const store = { url: roleOf(name).url, schema: jobsSchemaOf(name) };
      const atOnce = { afterStart: 0, look: 1, upkeep: 600, retryDelay: 1 };
      const running = startJobs([job], store, silentLog, atOnce);
      await promise;
      await running.stop();
    }
  });

  await t.step("each role reaches its own schema, and is refused on every other one", async () => {
    const administrator = connect(databaseUrl.href);
    const tables = await administrator<{ schema: string; table: string; owner: string }[]>`
      select schemaname as schema, tablename as table, tableowner as owner from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`;
    const schemas = new Set(tables.map(({ schema }) => schema));
    await administrator.end();
    const storing = SERVICES.filter(({ migrations }) => migrations).map(({ name }) => name);
    const withJobs = SERVICES.filter(({ jobs }) => jobs).map(({ name }) => jobsSchemaOf(name));
    assert.deepEqual([...schemas].sort(), ["migrations", ...storing, ...withJobs].sort());

    for (const process of PROCESSES) {
      const role = roleOf(process);
      const own = connect(role.url);
      let reached = 0;
      for (const { schema, table, owner } of tables) {
        const isOwn = owner === role.name;
        for (
          const statement of [
            `select from "${schema}"."${table}" limit 1`,
            `delete from "${schema}"."${table}" where false`,
            `comment on table "${schema}"."${table}" is null`,
          ]
        ) {
          const expected = isOwn ? null : PERMISSION_DENIED;
          assert.equal(await refusalOf(own, statement), expected, `${process}: ${statement}`);
        }
        if (isOwn) reached++;
      }
      assert.equal(reached > 0, schemas.has(process), process);
      for (const schema of [...schemas, "public"]) {
        const isOwn = schema === process || schema === `jobs_${process}`;
        const refusal = await refusalOf(own, `create table "${schema}".made ()`);
        assert.equal(refusal, isOwn ? null : PERMISSION_DENIED, `${process}: ${schema}`);
      }
      for (
        const statement of [
          "create schema made",
          "create temporary table made ()",
          `alter role "${roleOf("gateway").name}" superuser`,
          `set role "${roleOf(process === "members" ? "community" : "members").name}"`,
        ]
      ) {
        assert.equal(
          await refusalOf(own, statement),
          PERMISSION_DENIED,
          `${process}: ${statement}`,
        );
      }
      await own.end();
    }
  });

  await t.step("a role needs the password that follows from the product's secret", async () => {
    const stranger = serviceRole(databaseUrl.href, "members", `${TEST_SECRET}, another`);
    const sql = connect(stranger.url);
    assert.equal(await refusalOf(sql, "select 1"), "28P01");
    await sql.end();
  });

  await t.step("who has no role of this product does not get in", async () => {
    await administer(`create role "${name}_stranger" login password 'stranger'`);
    const url = new URL(databaseUrl);
    [url.username, url.password] = [`${name}_stranger`, "stranger"];
    const sql = connect(url.href);
    assert.equal(await refusalOf(sql, "select 1"), PERMISSION_DENIED);
    await sql.end();
    await administer(`drop role "${name}_stranger"`);
  });

  await t.step(
    "a service starts and works by its role, and all may be prepared again",
    async () => {
      for (const definition of SERVICES) {
        const database = openPostgres(roleOf(definition.name).url, 2);
        const service = await testService(definition, { database });
        const { status } = await service.call(testIdentity(), "GET", "/internal/export");
        assert.equal(status, 200, definition.name);
        await database.close();
      }
      await prepare();
    },
  );

  await t.step("pending migrations are told in one line, and run by preparing", async () => {
    const sql = connect(databaseUrl.href);
    const { migrations } = SERVICES.find(({ name }) => name === "identity")!;
    // As before the last migration, which added a column.
    await sql`delete from migrations.identity where id = (select max(id) from migrations.identity)`;
    await sql`alter table identity.deletions drop column posts`;
    const own = openPostgres(roleOf("identity").url, 1);
    await assert.rejects(own.migrate("identity", migrations!), /identity has migrations that its/);
    await prepare();
    await own.migrate("identity", migrations!);
    await sql`select posts from identity.deletions`;
    await own.close();
    await sql.end();
  });

  await t.step("a schema that the administrator made in one process is taken over", async () => {
    const sql = connect(databaseUrl.href);
    await sql`alter schema billing owner to current_user`;
    await sql`alter table billing.waitlist owner to current_user`;
    await sql`alter table migrations.billing owner to current_user`;
    await prepare();
    const owners = await sql<{ owner: string }[]>`
      select distinct tableowner as owner from pg_tables
      where schemaname = 'billing' or schemaname = 'migrations' and tablename = 'billing'`;
    assert.deepEqual(owners.map(({ owner }) => owner), [roleOf("billing").name]);
    await sql.end();
  });
}
