import { ConfigError } from "./environment.config.ts";

/** A key that wraps other keys, with the id by which it is found again. */
export interface MasterKey {
  id: string;
  /** 32 bytes, base64url. */
  key: string;
}

const MASTER_KEY = /^([A-Za-z0-9.-]{1,40}):([A-Za-z0-9_-]{43})=?$/;

/**
 * Reads `<id>:<key>,<id>:<key>`: the first wraps, the others still open what they have wrapped. Throws
 * `ConfigError` when it is malformed or names an id twice.
 */
export function parseMasterKeys(name: string, value: string): MasterKey[] {
  const keys = value.split(",").map((part): MasterKey => {
    const [, id, key] = part.trim().match(MASTER_KEY) ?? [];
    if (!id || !key) {
      throw new ConfigError(`${name} must be <id>:<32 bytes in base64url>, several with commas`);
    }
    return { id, key };
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new ConfigError(`${name} must not name an id twice`);
  }
  return keys;
}
