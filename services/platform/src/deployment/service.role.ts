import { ConfigError } from "../config/environment.config.ts";
import { type Audience, deriveKey } from "../secrets/key.derivation.ts";

/** Postgres cuts longer names off. */
const MAX_IDENTIFIER_BYTES = 63;

/** The database role of one process. */
export interface ServiceRole {
  name: string;
  password: string;
  /** DATABASE_URL of that process. */
  url: string;
}

/** The database that a URL names. */
export function databaseNameOf(databaseUrl: string): string {
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  if (!/^[\w-]+$/.test(name)) {
    throw new ConfigError(
      "DATABASE_URL must name a database, of letters, digits, _ and -: postgres://…/reclaim",
    );
  }
  return name;
}

/**
 * The role by which a process reaches the database: roles belong to a whole server, so the name begins
 * with the database's. The password is derived from the product's secret by HKDF.
 */
export function serviceRole(databaseUrl: string, process: Audience, secret: string): ServiceRole {
  const name = `${databaseNameOf(databaseUrl)}_${process}`;
  if (new TextEncoder().encode(name).length > MAX_IDENTIFIER_BYTES) {
    throw new ConfigError(`The database's name is too long: the role ${name} could not be made`);
  }
  const password = deriveKey(secret, `database role ${name}`);
  const url = new URL(databaseUrl);
  url.username = encodeURIComponent(name);
  url.password = password;
  return { name, password, url: url.href };
}
