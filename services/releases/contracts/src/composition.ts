import * as z from "zod/mini";
import { tier } from "@reclaim/contracts-common/entitlements";
import { releasedName, remoteName, version } from "./release-names.ts";
import { sha384 } from "./releases.ts";

/**
 * One version of the shell or of a remote in a composition. `digest` is the sha384 of the text of
 * its release.json, which has the sha384 of every file: so a composition names each byte that it
 * serves. `preload` is what a browser was seen to load for a page or slot module; it takes the
 * place of what the build computed.
 */
export const composedPart = z.object({
  version,
  digest: sha384,
  preload: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type ComposedPart = z.infer<typeof composedPart>;

/** One shell and one version per remote; never changed once made. */
export const compositionBody = z.object({
  shell: composedPart,
  remotes: z.record(
    remoteName,
    z.extend(composedPart, { lastGood: z.nullable(composedPart) }),
  ),
});
export type CompositionBody = z.infer<typeof compositionBody>;

/** A text and its Ed25519 signature by the releases service, in base64 (release-store/src/signing.ts). */
export const signedText = z.object({ text: z.string(), signature: z.string() });
export type SignedText = z.infer<typeof signedText>;

/** The id of a composition: the first 16 characters of the SHA-256 of its text, base64url. */
export const compositionId = z.string().check(z.regex(/^[\w-]{16}$/));

/** What a visitor's bucket is counted in: 1 percent is 100 of them. */
export const BUCKETS = 10_000;

/** A version that a part of the visitors get. `offset` gives each canary other visitors. */
export const liveCanary = z.object({
  id: z.string(),
  name: releasedName,
  version,
  percent: z.number().check(z.gte(0), z.lte(100)),
  tiers: z.array(tier),
  offset: z.int().check(z.gte(0), z.lt(BUCKETS)),
});
export type LiveCanary = z.infer<typeof liveCanary>;

/**
 * What one person gets besides: as a `tester` whatever is on canary of a remote; by an `override`,
 * or for an `inspection`, one published version that is not live. `sub` is his account id.
 */
export const livePass = z.object({
  id: z.string(),
  kind: z.enum(["tester", "override", "inspection"]),
  sub: z.string(),
  name: releasedName,
  /** Null for a tester. */
  part: z.nullable(composedPart),
  /** ISO instant. */
  expiresAt: z.string(),
});
export type LivePass = z.infer<typeof livePass>;

/**
 * What is live, as the pointer in the database has it. `at` is later in each than in the one before.
 * `compositions` has an id for each set of canaries that a visitor may be in: their names, sorted and
 * joined by commas; "" is the stable one.
 */
export const liveState = z.object({
  sequence: z.int(),
  at: z.string(),
  compositions: z.record(z.string(), compositionId),
  canaries: z.array(liveCanary),
  passes: z.array(livePass),
});
export type LiveState = z.infer<typeof liveState>;

/**
 * Answer of the internal call GET /internal/live: a `liveState` and all compositions that it names,
 * each as text with its signature. 304 without a body when `?sequence=` is the newest.
 */
export const liveAnswer = z.object({ state: signedText, compositions: z.array(signedText) });
export type LiveAnswer = z.infer<typeof liveAnswer>;

/** The Postgres channel on which a new state's sequence is told. */
export const LIVE_CHANNEL = "reclaim_live";
