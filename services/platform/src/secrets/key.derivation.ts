import { Buffer } from "node:buffer";
import { createPrivateKey, createPublicKey, hkdfSync } from "node:crypto";
import { SERVICE_NAMES, type ServiceName } from "@reclaim/contracts-common/services";

/** A process that is called with signed identities. */
export type Audience = ServiceName | "gateway";
export const AUDIENCES: Audience[] = ["gateway", ...SERVICE_NAMES];
type IdentityKeyName = `IDENTITY_KEY_${Uppercase<Audience>}`;

/** 32 bytes for one purpose, by HKDF (RFC 5869) of the product's secret. */
const deriveBytes = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `reclaim ${purpose}`, 32));

/** A key for one purpose, base64url; no other key follows from it, nor the product's secret. */
export const deriveKey = (secret: string, purpose: string): string =>
  deriveBytes(secret, purpose).toString("base64url");

/** An Ed25519 private key in PKCS #8 is this and the 32 bytes of its seed (RFC 8410). */
const PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");

const deriveSigningKey = (secret: string): string =>
  Buffer.concat([PKCS8_PREFIX, deriveBytes(secret, "release signing")]).toString("base64");

/** The public half (SPKI, base64) of an Ed25519 private key (PKCS #8, base64). */
export function toPublicKey(signingKey: string): string {
  const key = createPrivateKey({
    key: Buffer.from(signingKey, "base64"),
    format: "der",
    type: "pkcs8",
  });
  return createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64");
}

/** The name of the key that signs and verifies identities for one audience. */
export const identityKeyName = (audience: Audience): IdentityKeyName =>
  `IDENTITY_KEY_${audience.toUpperCase() as Uppercase<Audience>}`;

const forPurpose = (purpose: string) => (secret: string): string => deriveKey(secret, purpose);

/** How each key follows from the product's secret, by the environment variable that carries it. */
const DERIVATIONS = {
  SESSION_KEY: forPurpose("session cookies"),
  CONTENT_HASH_KEY: forPurpose("content hashes"),
  JOURNAL_MASTER_KEYS: (secret: string) => `derived:${deriveKey(secret, "journal master key")}`,
  INSIGHTS_MASTER_KEYS: (secret: string) => `derived:${deriveKey(secret, "insights master key")}`,
  VAPID_KEY: forPurpose("web push"),
  BILLING_WEBHOOK_KEY: forPurpose("payment events"),
  PAIRWISE_KEY: forPurpose("pairwise subjects"),
  VISIT_TICKET_KEY: forPurpose("visit tickets"),
  CANARY_BUCKET_KEY: forPurpose("canary buckets"),
  RECLAIM_OPERATOR_KEY: forPurpose("operator"),
  RELEASES_SIGNING_KEY: deriveSigningKey,
  RELEASES_PUBLIC_KEY: (secret: string) => toPublicKey(deriveSigningKey(secret)),
  ...Object.fromEntries(
    AUDIENCES.map((name) => [identityKeyName(name), forPurpose(`identity for ${name}`)]),
  ) as Record<IdentityKeyName, (secret: string) => string>,
};

/** A key, by the environment variable that hands it to a process of its own. */
export type KeyName = keyof typeof DERIVATIONS;
export const KEY_NAMES = Object.keys(DERIVATIONS) as KeyName[];

/** The key of that name, as the product's secret yields it. */
export const deriveNamedKey = (secret: string, name: KeyName): string => DERIVATIONS[name](secret);
