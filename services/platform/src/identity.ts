import type { Role } from "@reclaim/contracts/accounts";
import { type Entitlement, includesTier, type Tier } from "@reclaim/contracts/entitlements";
import type { ServiceName } from "@reclaim/contracts/calls";
import { sign, verify } from "hono/jwt";
import { notYourIdentity, signInRequired, upgradeRequired } from "./errors.ts";

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
const LIFETIME = 60;
const CACHE_SIZE = 10_000;

/** Signs a caller's identity for one service, at most once per identity and 30 s. */
export type SignIdentity = (identity: Identity | null, audience: ServiceName) => Promise<string>;

export function identitySigner(secret: string): SignIdentity {
  const cache = new Map<string, { token: string; until: number }>();
  return async (identity, audience) => {
    const key = `${audience}|${JSON.stringify(identity)}`;
    const now = Date.now() / 1000;
    const hit = cache.get(key);
    if (hit && hit.until > now) return hit.token;
    const issued = Math.floor(now);
    const token = await sign(
      { identity, iss: "gateway", aud: audience, iat: issued, exp: issued + LIFETIME },
      secret,
      "HS256",
    );
    remember(cache, key, { token, until: now + LIFETIME / 2 });
    return token;
  };
}

/** Verifies what `identitySigner` made; undefined when it is not believed. */
export function identityVerifier(secret: string, audience: ServiceName) {
  const cache = new Map<string, { identity: Identity | null; until: number }>();
  return async (token: string): Promise<Identity | null | undefined> => {
    const hit = cache.get(token);
    if (hit && hit.until > Date.now() / 1000) return hit.identity;
    try {
      const claims = await verify(token, secret, { alg: "HS256", iss: "gateway", aud: audience });
      const identity = (claims.identity ?? null) as Identity | null;
      remember(cache, token, { identity, until: Number(claims.exp) });
      return identity;
    } catch {
      return undefined;
    }
  };
}

function remember<V>(cache: Map<string, V>, key: string, value: V): void {
  if (cache.size >= CACHE_SIZE) {
    const oldest = cache.keys().next();
    if (!oldest.done) cache.delete(oldest.value);
  }
  cache.set(key, value);
}

/**
 * The id by which `audience` knows an account: a keyed hash, the same for ever, from which nobody
 * without the secret gets back to the account (D22). 32 hexadecimal digits.
 */
export async function pairwiseSubject(
  secret: string,
  audience: ServiceName,
  accountId: string,
): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(`${secret}:pairwise`),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const hash = await crypto.subtle.sign("HMAC", key, encoder.encode(`${audience}:${accountId}`));
  return Array.from(new Uint8Array(hash).slice(0, 16), (byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** The same person as the community may see him: under its own id, without what names him (D22). */
export const forCommunity = async (secret: string, identity: Identity): Promise<Identity> => ({
  ...identity,
  sub: await pairwiseSubject(secret, "community", identity.sub),
  email: null,
  username: null,
});

/** The caller, or 401. */
export function requireIdentity(identity: Identity | null): Identity {
  if (!identity) throw signInRequired();
  return identity;
}

/** Refuses (403) a `userId` in a body that is not the caller's own (D1). */
export function requireSelf(identity: Identity, userId: unknown): void {
  if (userId !== undefined && userId !== identity.sub) throw notYourIdentity();
}

/** Refuses (403, `upgrade_required`) a caller whose plan is below `tier` (D4). */
export function requireTier(identity: Identity, tier: Tier, feature: string): void {
  if (!includesTier(identity.entitlement.tier, tier)) throw upgradeRequired(feature, tier);
}
