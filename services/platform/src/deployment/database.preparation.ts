import type { ServiceName } from "@reclaim/contracts-common/services";
import postgres from "postgres";
import { MIGRATIONS_SCHEMA, openPostgres } from "../database/postgres.database.ts";
import { jobsSchemaOf } from "../jobs/job.scheduler.ts";
import type { Audience } from "../secrets/key.derivation.ts";
import type { AnyServiceDefinition } from "../service/service.app.ts";
import { databaseNameOf, type ServiceRole, serviceRole } from "./service.role.ts";

/**
 * Makes a database ready for services that run apart: a role for each and for the gateway, which
 * listens only; each service's schema, brought up to date and owned by its role; and nothing that one
 * role may do in the schema of another. `databaseUrl` is the administrator's: a superuser, or the
 * database's owner who may make roles. May be repeated, and runs before each new version starts.
 */
export async function prepareDatabase(
  { databaseUrl, secret, services }: {
    databaseUrl: string;
    secret: string;
    services: AnyServiceDefinition[];
  },
): Promise<void> {
  const administrator = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const database = administrator(databaseNameOf(databaseUrl));
  const migrations = administrator(MIGRATIONS_SCHEMA);
  try {
    await administrator`select pg_advisory_lock(hashtext('reclaim-prepare'))`;
    await administrator`revoke all on database ${database} from public`;
    await administrator`revoke all on schema public from public`;
    await administrator`create schema if not exists ${migrations}`;
    await prepareRole("gateway");
    for (const definition of services) await prepareService(definition);
  } finally {
    await administrator.end();
  }

  async function prepareRole(process: Audience): Promise<ServiceRole> {
    const role = serviceRole(databaseUrl, process, secret);
    const name = administrator(role.name);
    const known = await administrator`select from pg_roles where rolname = ${role.name}`;
    if (known.length === 0) await administrator`create role ${name}`;
    // The password is base64url: a literal needs no escapes.
    await administrator.unsafe(`alter role "${role.name}" with login password '${role.password}'`);
    await administrator`grant connect on database ${database} to ${name}`;
    return role;
  }

  /** Gives a role what the administrator made when the services ran in one process. */
  async function takeOver(service: ServiceName, roleName: string): Promise<void> {
    const role = administrator(roleName);
    const schemas = await administrator`select from pg_namespace where nspname = ${service}`;
    if (schemas.length > 0) {
      await administrator`alter schema ${administrator(service)} owner to ${role}`;
    }
    const tables = await administrator`
      select schemaname, tablename from pg_tables where tableowner <> ${roleName} and
        (schemaname = ${service} or schemaname = ${MIGRATIONS_SCHEMA} and tablename = ${service})`;
    for (const { schemaname, tablename } of tables) {
      const table = administrator(`${schemaname}.${tablename}`);
      await administrator`alter table ${table} owner to ${role}`;
    }
  }

  async function prepareService({ name, jobs, ...definition }: AnyServiceDefinition) {
    const { url, name: roleName } = await prepareRole(name);
    const role = administrator(roleName);
    // Only a member of a role may give something to it.
    await administrator`grant ${role} to current_user`;
    if (jobs) {
      const schema = administrator(jobsSchemaOf(name));
      await administrator`create schema if not exists ${schema} authorization ${role}`;
    }
    if (!definition.migrations) return;
    await administrator`grant usage, create on schema ${migrations} to ${role}`;
    await administrator`grant create on database ${database} to ${role}`;
    const own = openPostgres(url, 1);
    try {
      await takeOver(name, roleName);
      await own.migrate(name, definition.migrations);
    } finally {
      await own.close();
      await administrator`revoke create on database ${database} from ${role}`;
      await administrator`revoke create on schema ${migrations} from ${role}`;
    }
  }
}
