import type { SubscriptionDeps } from "./ensure-subscription.use-case.ts";
import { syncCustomer } from "./sync-customer.use-case.ts";

const MEMBERS_AT_A_TIME = 100;

/**
 * Mends what webhooks have lost: asks the provider for every customer and stores what it has. One that
 * fails does not keep the others from it; the job fails at its end and is run again.
 */
export const reconcileSubscriptions = (deps: SubscriptionDeps) => async (): Promise<void> => {
  const sync = syncCustomer(deps);
  let failed = 0;
  let after = "";
  for (;;) {
    const members = await deps.repository.withCustomerAfter(after, MEMBERS_AT_A_TIME);
    for (const { userId, customerId } of members) {
      after = userId;
      try {
        await sync(customerId, null);
      } catch (error) {
        failed++;
        deps.log.error("member was not reconciled", error);
      }
    }
    if (members.length === 0) break;
  }
  if (failed > 0) throw new Error(`${failed} members were not reconciled`);
};
