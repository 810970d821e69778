import { ConfigError } from "./environment.config.ts";
import { deriveNamedKey, type KeyName, toPublicKey } from "../secrets/key.derivation.ts";

/** Gives a key by its name; throws `ConfigError` for one that this process was not given. */
export type ReadKey = (name: KeyName) => string;

const RINGS: ReadonlySet<KeyName> = new Set(["JOURNAL_MASTER_KEYS", "INSIGHTS_MASTER_KEYS"]);

/** The keys of a process: those that it was given, and all others when it has the product's secret. */
export const createKeySource =
  (given: Partial<Record<KeyName, string>>, secret?: string): ReadKey => (name) => {
    const key = given[name];
    // What the derived master key has wrapped or encrypted must still open under others.
    if (key && RINGS.has(name) && secret) {
      return [...new Set([...key.split(","), deriveNamedKey(secret, name)])].join(",");
    }
    if (key) return key;
    if (name === "RELEASES_PUBLIC_KEY" && given.RELEASES_SIGNING_KEY) {
      return toPublicKey(given.RELEASES_SIGNING_KEY);
    }
    if (secret) return deriveNamedKey(secret, name);
    throw new ConfigError(`${name} must be set: "npm run prepare-services" makes it`);
  };
