import type { MemberData } from "@reclaim/platform/member-data";
import { type BillingDeps, connectPayments } from "./billing.payments.ts";
import { mails } from "./mails/mails.table.ts";
import { dropMails } from "./mails/queue-mail.use-case.ts";
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
    // What they said is his already.
    { owner: mails.userId },
    { owner: waitlist.email, ownerKey: "email", exportName: "waitlist" },
  ],
  otherTables: [webhookEvents],
  async onAccountDeleted(deps, sub) {
    await endSubscription(connectPayments(deps))(sub);
    // Last, since what ends may have a mail of its own.
    await dropMails(deps)(sub);
  },
};
