import * as z from "zod/mini";

/** Paid tiers, lowest first. Each includes what the lower ones have (D4). */
export const TIERS = ["starter", "essential", "premium"] as const;
export const tier = z.enum(TIERS);
export type Tier = z.infer<typeof tier>;

/**
 * What a member may use now. `source` tells why; `endsAt` is an ISO instant, or null when it has
 * no end (Starter, lifetime).
 */
export const entitlement = z.object({
  tier,
  source: z.enum(["starter", "trial", "subscription"]),
  endsAt: z.nullable(z.string()),
});
export type Entitlement = z.infer<typeof entitlement>;

export const STARTER: Entitlement = { tier: "starter", source: "starter", endsAt: null };

/** True when `held` is `needed` or above it. */
export const includesTier = (held: Tier, needed: Tier): boolean =>
  TIERS.indexOf(held) >= TIERS.indexOf(needed);
