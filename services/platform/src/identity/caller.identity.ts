import type { Role } from "@reclaim/contracts-identity/accounts";
import { type Entitlement, includesTier, type Tier } from "@reclaim/contracts-common/entitlements";
import type { ServiceName } from "@reclaim/contracts-common/services";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import type { Audience } from "../secrets/key.derivation.ts";
import { notYourIdentity, signInRequired, upgradeRequired } from "../errors/app.errors.ts";

/**
 * Who calls, as the gateway found it in the session. `sub` is the account id; for the community it
 * is the pairwise subject instead, and what names the person is left out (D22).
 */
export interface Identity {
  sub: string;
  role: Role;
  guest: boolean;
  entitlement: Entitlement;
  email: string | null;
  username: string | null;
}

export const IDENTITY_HEADER = "x-internal-identity";
const TOKEN_LIFETIME_SECONDS = 60;
const MAX_CACHED_TOKENS = 10_000;

const toBytes = (key: string): Uint8Array => new TextEncoder().encode(key);

/** Signs a caller's identity for one service, at most once per identity and 30 s. */
export type SignIdentity = (identity: Identity | null, audience: Audience) => Promise<string>;

export function createIdentitySigner(getIdentityKey: (audience: Audience) => string): SignIdentity {
  const cache = new LRUCache<string, string>({
    max: MAX_CACHED_TOKENS,
    ttl: TOKEN_LIFETIME_SECONDS * 1000 / 2,
    // A coarser resolution starts a timer at each look-up.
    ttlResolution: 0,
  });
  return async (identity, audience) => {
    const key = `${audience}|${JSON.stringify(identity)}`;
    const hit = cache.get(key);
    if (hit) return hit;
    const issued = Math.floor(Date.now() / 1000);
    const token = await new SignJWT({ identity })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("gateway")
      .setAudience(audience)
      .setExpirationTime(issued + TOKEN_LIFETIME_SECONDS)
      .sign(toBytes(getIdentityKey(audience)));
    cache.set(key, token);
    return token;
  };
}

/** Verifies what `identitySigner` made; undefined when it is not believed. */
export function createIdentityVerifier(key: string, audience: Audience) {
  const keyBytes = toBytes(key);
  const cache = new LRUCache<string, { identity: Identity | null }>({
    max: MAX_CACHED_TOKENS,
    ttlResolution: 0,
  });
  return async (token: string): Promise<Identity | null | undefined> => {
    const hit = cache.get(token);
    if (hit) return hit.identity;
    try {
      const { payload: { identity, exp } } = await jwtVerify<{ identity: Identity | null }>(
        token,
        keyBytes,
        {
          algorithms: ["HS256"],
          issuer: "gateway",
          audience,
          requiredClaims: ["exp"],
        },
      );
      cache.set(token, { identity }, { ttl: Number(exp) * 1000 - Date.now() });
      return identity;
    } catch {
      return undefined;
    }
  };
}

/**
 * The pairwise id by which `audience` knows an account: a keyed hash, the same for ever, from which
 * nobody without the key gets back to the account (D22). 32 hexadecimal digits.
 */
export async function derivePairwiseSubject(
  pairwiseKey: string,
  audience: ServiceName,
  accountId: string,
): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(pairwiseKey),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const hash = await crypto.subtle.sign("HMAC", key, encoder.encode(`${audience}:${accountId}`));
  return Array.from(new Uint8Array(hash).slice(0, 16), (byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** The same person as the community may see him: under its own id, without what names him (D22). */
export const toCommunityIdentity = async (
  pairwiseKey: string,
  identity: Identity,
): Promise<Identity> => ({
  ...identity,
  sub: await derivePairwiseSubject(pairwiseKey, "community", identity.sub),
  email: null,
  username: null,
});

/** The caller, or 401. */
export function requireIdentity(identity: Identity | null): Identity {
  if (!identity) throw signInRequired();
  return identity;
}

/** Refuses (403) a `userId` in a body that is not the caller's own (D1). */
export function requireOwnUserId(identity: Identity, userId: unknown): void {
  if (userId !== undefined && userId !== identity.sub) throw notYourIdentity();
}

/** Refuses (403, `upgrade_required`) a caller whose plan is below `tier` (D4). */
export function requireTier(identity: Identity, tier: Tier, feature: string): void {
  if (!includesTier(identity.entitlement.tier, tier)) throw upgradeRequired(feature, tier);
}
