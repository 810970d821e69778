import { includesTier, STARTER, type Tier, TIERS } from "@reclaim/contracts-common/entitlements";
import assert from "node:assert/strict";
import {
  activeSubscription,
  entitlementAt,
  trialDaysLeft,
  trialEnd,
} from "./subscriptions.model.ts";

const now = new Date("2026-11-21T09:00:00Z");
const later = new Date("2026-12-21T09:00:00Z");
const earlier = new Date("2026-11-20T09:00:00Z");

const claims = (fields: Partial<Parameters<typeof entitlementAt>[0]> = {}) => ({
  subscriptionStatus: null,
  subscriptionTier: null,
  subscriptionExpiresAt: null,
  trialEndsAt: null,
  graceEndsAt: null,
  ...fields,
});
const paying = (subscriptionTier: Tier, subscriptionExpiresAt: Date | null = later) =>
  claims({ subscriptionStatus: "active", subscriptionTier, subscriptionExpiresAt });

Deno.test("each tier includes the lower ones and none above it [AUTH-13]", () => {
  const included = TIERS.map((held) => TIERS.filter((needed) => includesTier(held, needed)));
  assert.deepEqual(included, [
    ["starter"],
    ["starter", "essential"],
    ["starter", "essential", "premium"],
  ]);
});

Deno.test("who neither pays nor tries is on Starter, without an end [AUTH-13]", () => {
  assert.deepEqual(entitlementAt(claims(), now), STARTER);
});

Deno.test("a running trial is Premium until it ends, then Starter [SUB-17] [AUTH-13]", () => {
  const trying = claims({ trialEndsAt: later });
  assert.deepEqual(entitlementAt(trying, now), {
    tier: "premium",
    source: "trial",
    endsAt: later.toISOString(),
  });
  assert.equal(entitlementAt(trying, new Date(later.getTime() - 1)).tier, "premium");
  assert.deepEqual(entitlementAt(trying, later), STARTER);
});

Deno.test("a subscription gives its tier until it expires [AUTH-13]", () => {
  assert.deepEqual(entitlementAt(paying("essential"), now), {
    tier: "essential",
    source: "subscription",
    endsAt: later.toISOString(),
  });
  assert.deepEqual(entitlementAt(paying("essential", now), now), STARTER);
});

Deno.test("a subscription without an end is for ever [AUTH-13]", () => {
  const farAhead = new Date("2126-01-01T00:00:00Z");
  assert.deepEqual(entitlementAt(paying("premium", null), farAhead), {
    tier: "premium",
    source: "subscription",
    endsAt: null,
  });
});

Deno.test("the higher of subscription and trial counts; of two equal ones what is paid [AUTH-13]", () => {
  const both = (tier: Tier) => entitlementAt({ ...paying(tier), trialEndsAt: later }, now);
  assert.equal(both("essential").source, "trial");
  assert.equal(both("premium").source, "subscription");
  assert.deepEqual(entitlementAt({ ...paying("essential"), trialEndsAt: earlier }, now), {
    tier: "essential",
    source: "subscription",
    endsAt: later.toISOString(),
  });
});

for (const subscriptionStatus of ["incomplete", "unpaid", "canceled"] as const) {
  Deno.test(`a subscription that is ${subscriptionStatus} gives nothing [AUTH-13]`, () => {
    const row = { ...paying("premium"), subscriptionStatus };
    assert.equal(activeSubscription(row, now), undefined);
    assert.deepEqual(entitlementAt(row, now), STARTER);
  });
}

Deno.test("a subscription whose bill is open gives its tier until its grace ends [AUTH-13]", () => {
  const row = {
    ...paying("premium", earlier),
    subscriptionStatus: "past_due" as const,
    graceEndsAt: later,
  };
  assert.deepEqual(entitlementAt(row, now), {
    tier: "premium",
    source: "subscription",
    endsAt: later.toISOString(),
  });
  assert.deepEqual(entitlementAt(row, later), STARTER);
});

Deno.test("a trial of no days is no trial [SUB-18]", () => {
  assert.equal(trialEnd(now, 0), null);
  assert.deepEqual(trialEnd(now, 30), later);
});

Deno.test("the day that has begun counts among the days left of a trial", () => {
  const left = (trialEndsAt: Date, at: Date) =>
    trialDaysLeft(entitlementAt(claims({ trialEndsAt }), at), at);
  assert.equal(left(later, now), 30);
  assert.equal(left(later, new Date("2026-11-21T09:00:01Z")), 30);
  assert.equal(left(later, new Date("2026-12-21T08:59:59Z")), 1);
  assert.equal(left(later, later), 0);
  assert.equal(trialDaysLeft(entitlementAt(paying("premium"), now), now), 0);
});
