import type {
  CreatedSubscription,
  CreateSubscription,
  Subscription,
} from "@reclaim/contracts/billing";
import type { Entitlement } from "@reclaim/contracts/entitlements";
import type { ServiceDeps } from "@reclaim/platform/service";
import { priceOf } from "../catalogue/catalogue.model.ts";
import { nothingToCancel, paymentsUnavailable } from "./subscriptions.errors.ts";
import { activeSubscription, entitlementAt, renewalAt, trialEnd } from "./subscriptions.model.ts";
import { subscriptionRepository } from "./subscriptions.repository.ts";
import type { SubscriptionRow } from "./subscriptions.table.ts";
import { toSubscription } from "./subscriptions.wire.ts";

type Deps = Pick<ServiceDeps, "db" | "clock" | "settings">;

/** The billing data of a member. The trial begins when billing sees him for the first time (D4). */
const ensureSubscription =
  ({ db, clock, settings }: Deps) => async (userId: string): Promise<SubscriptionRow> => {
    const repository = subscriptionRepository(db);
    const existing = await repository.byUser(userId);
    if (existing) return existing;
    const now = clock.now();
    await repository.create({
      userId,
      trialEndsAt: trialEnd(now, settings.trialDays),
      createdAt: now,
    });
    const created = await repository.byUser(userId);
    if (!created) throw new Error("subscription was not stored");
    return created;
  };

/** What a member may use now. One query, except for the first time. */
export const readEntitlement = (deps: Deps) => async (userId: string): Promise<Entitlement> =>
  entitlementAt(await ensureSubscription(deps)(userId), deps.clock.now());

/** A member's plan as his screens show it. */
export const readSubscription = (deps: Deps) => async (userId: string): Promise<Subscription> =>
  toSubscription(await ensureSubscription(deps)(userId), deps.clock.now());

/**
 * Cancels what a member pays for again and again (D38): what is paid stays until its end, and no bill
 * follows. Errors: 409 `nothing_to_cancel`.
 */
export const cancelSubscription = (deps: Deps) => async (userId: string): Promise<Subscription> => {
  const ensure = ensureSubscription(deps);
  const now = deps.clock.now();
  if (!renewalAt(await ensure(userId), now)) throw nothingToCancel();
  await subscriptionRepository(deps.db).cancel(userId, now);
  return toSubscription(await ensure(userId), now);
};

/** Ends what a member pays for, at once: he has deleted his account (D8). May be repeated. */
export const endSubscription = ({ db, clock }: Deps) => (userId: string): Promise<void> =>
  subscriptionRepository(db).end(userId, clock.now());

/**
 * Takes an order. What costs nothing holds at once and takes nothing away, so that a running trial
 * goes on. Errors: 503 `payments_unavailable` for what costs something, and for a member who pays
 * already, whose change of plan is a matter of the payment provider.
 */
export const orderPlan = (deps: Deps) =>
async (
  userId: string,
  order: CreateSubscription,
): Promise<CreatedSubscription> => {
  if (priceOf(order) > 0) throw paymentsUnavailable();
  const row = await ensureSubscription(deps)(userId);
  const now = deps.clock.now();
  if (activeSubscription(row, now)) throw paymentsUnavailable();
  const { source } = entitlementAt(row, now);
  return {
    success: true,
    message: source === "trial"
      ? "You chose Starter. Your Premium trial goes on until it ends, at no cost."
      : "You are on Starter. It costs nothing.",
  };
};
