import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { idempotencyKeyReused } from "./subscriptions.errors.ts";

/**
 * Begins a call that may come again with its key. `isDone`: it was carried out, with that payment.
 * Errors: 409 `idempotency_key_reused` for another `request` under the same key.
 */
export async function beginCall(
  { repository, clock }: SubscriptionDeps,
  { userId, key, request }: { userId: string; key: string | undefined; request: string },
): Promise<{
  isDone: boolean;
  paymentId: string | null;
  finish(paymentId: string | null): Promise<void>;
}> {
  if (key === undefined) {
    return {
      isDone: false,
      paymentId: null,
      finish: () => Promise.resolve(),
    };
  }
  const claim = { userId, key, request, createdAt: clock.now() };
  const stored = await repository.claimKey(claim);
  if (stored.request !== request) throw idempotencyKeyReused();
  return {
    isDone: stored.isDone,
    paymentId: stored.paymentId,
    finish: (paymentId) => repository.finishKey(claim, paymentId),
  };
}
