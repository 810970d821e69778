import type {
  ChangedSubscription,
  ChangePreview,
  ChangeSubscription,
  RecurringPlan,
} from "@reclaim/contracts-billing/billing";
import { millisecondsInMinute } from "date-fns/constants";
import { isUpgrade } from "../catalogue/paid-plans.model.ts";
import { currentSubscription } from "./current-subscription.use-case.ts";
import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { beginCall } from "./idempotent-call.ts";
import { nothingToChange, previewExpired, samePlan } from "./subscriptions.errors.ts";
import { renewalAt } from "./subscriptions.model.ts";
import { toSubscription } from "./subscriptions.wire.ts";

/** How long a preview holds. */
const PREVIEW_LIFETIME_MS = 30 * millisecondsInMinute;

/** The subscription that a change is about. */
async function subscriptionToChange(deps: SubscriptionDeps, userId: string, planId: RecurringPlan) {
  const row = await currentSubscription(deps)(userId);
  const { stripeCustomerId, stripeSubscriptionId, subscriptionExpiresAt: periodEnd } = row;
  const isRunning = row.subscriptionStatus === "active" && renewalAt(row, deps.clock.now());
  if (!isRunning || !stripeCustomerId || !stripeSubscriptionId || !periodEnd) {
    throw nothingToChange();
  }
  // Whoever has no renewal has a recurring plan no more; lifetime has none.
  const current = row.planId as RecurringPlan;
  return {
    names: { customerId: stripeCustomerId, subscriptionId: stripeSubscriptionId, planId },
    periodEnd,
    effect: effectOf(current, planId),
  };
}

function effectOf(current: RecurringPlan, planId: RecurringPlan): "none" | "now" | "period_end" {
  if (current === planId) return "none";
  return isUpgrade(current, planId) ? "now" : "period_end";
}

/**
 * What a change of plan does and costs, before it is made. Errors: 409 `nothing_to_change`,
 * `same_plan`; 503 `payments_unavailable`.
 */
export const previewChange =
  (deps: SubscriptionDeps) =>
  async (userId: string, planId: RecurringPlan): Promise<ChangePreview> => {
    const { names, periodEnd, effect } = await subscriptionToChange(deps, userId, planId);
    if (effect === "none") throw samePlan();
    const prorationDate = deps.clock.now();
    const { amountDue, credit, nextAt, nextAmount } = await deps.provider.previewChange({
      ...names,
      prorationDate,
      effect,
    });
    return {
      planId,
      effect,
      amountDue,
      credit,
      startsAt: (effect === "now" ? prorationDate : periodEnd).toISOString(),
      nextPayment: { at: nextAt.toISOString(), amount: nextAmount },
      prorationDate: prorationDate.toISOString(),
    };
  };

/**
 * Changes the plan: an upgrade at once, charged as it was shown, a downgrade at the end of the period
 * (D38). Choosing a plan takes back a cancellation. Errors: 409 `nothing_to_change`,
 * `preview_expired`, `idempotency_key_reused`; 503 `payments_unavailable`.
 */
export const changePlan = (deps: SubscriptionDeps) =>
async (
  { userId, key }: { userId: string; key?: string | undefined },
  { planId, prorationDate: shownAt }: ChangeSubscription,
): Promise<ChangedSubscription> => {
  const { provider, clock, createId } = deps;
  const call = await beginCall(deps, { userId, key, request: `change ${planId} ${shownAt}` });
  const answer = async (paymentId: string | null): Promise<ChangedSubscription> => ({
    subscription: toSubscription(
      await currentSubscription(deps)(userId),
      clock.now(),
      provider.name,
    ),
    paymentId,
  });
  if (call.isDone) return await answer(call.paymentId);
  const { names, effect } = await subscriptionToChange(deps, userId, planId);
  // Another tab, or this call before its answer was cut, has done it.
  if (effect === "none") return await answer(null);
  const prorationDate = new Date(shownAt);
  const age = clock.now().getTime() - prorationDate.getTime();
  if (age < 0 || age > PREVIEW_LIFETIME_MS) throw previewExpired();
  let paymentId: string | null = null;
  if (effect === "now") {
    const change = { ...names, prorationDate, key: `change ${key ?? createId()}` };
    paymentId = (await provider.changePlan(change))?.id ?? null;
  } else {
    await provider.setCancelAtPeriodEnd({ ...names, isCancelled: false });
    await provider.schedulePlan(names);
  }
  await call.finish(paymentId);
  return await answer(paymentId);
};
