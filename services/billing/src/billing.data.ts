import type { MemberData } from "@reclaim/platform/member-data";
import { type BillingDeps, connectPayments } from "./billing.payments.ts";
import { endSubscription } from "./subscriptions/end-subscription.use-case.ts";
import {
  idempotencyKeys,
  ledger,
  orders,
  subscriptions,
  webhookEvents,
} from "./subscriptions/subscriptions.table.ts";
import { testAccounts, testEvents } from "./test-provider/test-provider.table.ts";
import { waitlist } from "./waitlist/waitlist.table.ts";

/** What this service stores about members. */
export const billingData: MemberData<BillingDeps> = {
  tables: [
    { owner: subscriptions.userId, exportName: "subscription" },
    { owner: orders.userId, exportName: "orders" },
    { owner: idempotencyKeys.userId },
    // The books must add up after a member is gone; what stays names nobody.
    { owner: ledger.userId, exportName: "payments", anonymizedOnErase: true },
    // Copies of the above, as a provider has them.
    { owner: testAccounts.userId },
    { owner: testEvents.userId },
    { owner: waitlist.email, ownerKey: "email", exportName: "waitlist" },
  ],
  otherTables: [webhookEvents],
  onAccountDeleted: (deps, sub) => endSubscription(connectPayments(deps))(sub),
};
