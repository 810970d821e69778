import type { ServiceDeps, ServiceSecrets } from "@reclaim/platform/service";
import type { SubscriptionDeps } from "./subscriptions/ensure-subscription.use-case.ts";
import { receiveWebhook } from "./subscriptions/receive-webhook.use-case.ts";
import { subscriptionRepository } from "./subscriptions/subscriptions.repository.ts";
import { createTestProvider, type TestProvider } from "./test-provider/test-provider.ts";
import { testAccountRepository } from "./test-provider/test-provider.repository.ts";

/** What this service gets of its process. */
export type BillingDeps = ServiceDeps & Pick<ServiceSecrets, "paymentEventKey">;

/** The subscriptions of members with the built-in provider, whose events go to the webhook. */
export function connectPayments(deps: BillingDeps): SubscriptionDeps & { provider: TestProvider } {
  const repository = subscriptionRepository(deps.db);
  const provider: TestProvider = createTestProvider({
    ...deps,
    store: testAccountRepository(deps.db),
    deliver: (rawBody, signature) => receive(rawBody, signature),
  });
  const connected = { ...deps, repository, provider };
  const receive = receiveWebhook(connected);
  return connected;
}
