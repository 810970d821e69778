import type { CustomerSnapshot, PaymentProvider } from "../payments/payment-provider.ts";
import { subscriptionsToEnd } from "./billing-state.model.ts";

/** Ends subscriptions that lifetime replaces or a refund took back; says whether there were any. */
export async function endReplaced(
  provider: PaymentProvider,
  snapshot: CustomerSnapshot,
): Promise<boolean> {
  const { customerId } = snapshot;
  const ending = subscriptionsToEnd(snapshot);
  for (const { id } of ending) await provider.endSubscription({ customerId, subscriptionId: id });
  return ending.length > 0;
}
