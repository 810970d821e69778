import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { invalidSignature } from "./subscriptions.errors.ts";
import { syncCustomer } from "./sync-customer.use-case.ts";

/**
 * Takes an event of the payment provider: the one way by which a tier changes while a webhook works
 * (D36). An event that had its effect, or is about nobody of ours, is taken and has none. Errors: 400
 * `invalid_signature`.
 */
export const receiveWebhook =
  (deps: SubscriptionDeps) => async (rawBody: string, signature: string): Promise<void> => {
    const event = await deps.provider.verifyEvent(rawBody, signature);
    if (!event) throw invalidSignature();
    if (event.customerId === null || await deps.repository.isKnownEvent(event.id)) return;
    await syncCustomer(deps)(event.customerId, event.id);
  };
