import {
  type Entitlement,
  includesTier,
  STARTER,
  type Tier,
} from "@reclaim/contracts-common/entitlements";
import { addHours } from "date-fns/addHours";
import { millisecondsInDay } from "date-fns/constants";
import type { SubscriptionRow } from "./subscriptions.table.ts";

type Claims = Pick<
  SubscriptionRow,
  | "subscriptionStatus"
  | "subscriptionTier"
  | "subscriptionExpiresAt"
  | "trialEndsAt"
  | "graceEndsAt"
>;

/** The end of a trial of `days` that begins at `start`; null when there is none. */
export const trialEnd = (start: Date, days: number): Date | null =>
  days > 0 ? addHours(start, 24 * days) : null;

/** The subscription that holds at `now`, if one does; one whose bill is open holds until its grace ends. */
export function activeSubscription(claims: Claims, now: Date): Entitlement | undefined {
  const { subscriptionStatus: status, subscriptionTier: tier } = claims;
  const isPastDue = status === "past_due";
  const end = isPastDue ? claims.graceEndsAt : claims.subscriptionExpiresAt;
  if ((status !== "active" && status !== "trialing" && !isPastDue) || !tier) return undefined;
  if (end ? end <= now : isPastDue) return undefined;
  return { tier, source: "subscription", endsAt: end?.toISOString() ?? null };
}

/** Whether something of the subscription was due by `now`, so that the provider may know more. */
export function isDue(claims: Claims, now: Date): boolean {
  const { subscriptionStatus: status, subscriptionExpiresAt, graceEndsAt } = claims;
  const end = status === "past_due" ? graceEndsAt : subscriptionExpiresAt;
  return (status === "active" || status === "past_due") && end !== null && end <= now;
}

/**
 * What a member may use at `now` (D4): the highest of his subscription, a running trial (Premium)
 * and Starter. Of two that are equal the subscription counts.
 */
export function entitlementAt(claims: Claims, now: Date): Entitlement {
  const held = activeSubscription(claims, now) ?? STARTER;
  const { trialEndsAt } = claims;
  if (!trialEndsAt || trialEndsAt <= now || includesTier(held.tier, "premium")) return held;
  return { tier: "premium", source: "trial", endsAt: trialEndsAt.toISOString() };
}

/** What is paid for again and again at `now`; `paidUntil` is null while the last bill is open. */
interface Renewal {
  tier: Tier;
  paidUntil: Date | null;
  cancelled: boolean;
}

/** What can be cancelled at `now`, if anything: neither Starter nor a trial nor what was paid for ever. */
export function renewalAt(
  { cancelledAt, ...claims }: Claims & Pick<SubscriptionRow, "cancelledAt">,
  now: Date,
): Renewal | undefined {
  const { subscriptionStatus: status, subscriptionTier: tier, subscriptionExpiresAt: end } = claims;
  if (!tier || !end) return undefined;
  if (status === "past_due") return { tier, paidUntil: null, cancelled: false };
  return activeSubscription(claims, now) &&
    { tier, paidUntil: end, cancelled: cancelledAt !== null };
}

/** Days until `endsAt`, with the one that has begun; 0 unless the trial is what he uses. */
export const trialDaysLeft = ({ source, endsAt }: Entitlement, now: Date): number =>
  source === "trial" && endsAt
    ? Math.ceil((Date.parse(endsAt) - now.getTime()) / millisecondsInDay)
    : 0;
