import { billingOperations } from "@reclaim/contracts-billing/operations";
import { createServiceApp, type ServiceDefinition } from "@reclaim/platform/service";
import { billingData } from "./src/billing.data.ts";
import { connectPayments } from "./src/billing.payments.ts";
import { sendMails } from "./src/mails/send-mails.use-case.ts";
import { queueMemberMails } from "./src/member-mails/queue-member-mails.use-case.ts";
import { catalogueRoutes } from "./src/catalogue/catalogue.routes.ts";
import { invoiceRoutes } from "./src/subscriptions/invoices.routes.ts";
import { reconcileSubscriptions } from "./src/subscriptions/reconcile-subscriptions.use-case.ts";
import { subscriptionRoutes } from "./src/subscriptions/subscriptions.routes.ts";
import { testPaymentRoutes } from "./src/test-provider/test-payments.routes.ts";
import { sendWaitlistMails } from "./src/waitlist/send-waitlist-mails.use-case.ts";
import { waitlistRoutes } from "./src/waitlist/waitlist.routes.ts";

export { composeMemberMail } from "./src/mails/compose-member-mail.ts";
export type { MemberMail } from "./src/mails/mails.model.ts";
export { composeWaitlistMail } from "./src/waitlist/compose-waitlist-mail.ts";

/** Price catalogue, subscriptions, payments, trials and entitlements of members, and the waitlist. */
export const billing: ServiceDefinition<"paymentEventKey"> = {
  name: "billing",
  secrets: ["paymentEventKey"],
  peers: ["identity"],
  operations: billingOperations,
  migrations: new URL("./migrations", import.meta.url),
  memberData: billingData,
  create(deps) {
    const app = createServiceApp("billing", billingOperations, deps);
    const payments = connectPayments(deps);
    app.route("/", catalogueRoutes(deps));
    app.route("/", subscriptionRoutes(payments));
    app.route("/", invoiceRoutes(payments));
    app.route("/", testPaymentRoutes(payments));
    app.route("/", waitlistRoutes(deps));
    return app;
  },
  jobs(deps) {
    const payments = connectPayments(deps);
    return [
      {
        name: "billing/test-provider",
        cron: "*/5 * * * *",
        run: () => payments.provider.catchUpAll(),
      },
      {
        name: "billing/reconcile-subscriptions",
        cron: "20 3 * * *",
        run: reconcileSubscriptions(payments),
      },
      { name: "billing/member-mails", cron: "17 * * * *", run: queueMemberMails(deps) },
      { name: "billing/mails", cron: "* * * * *", run: sendMails(deps) },
      { name: "billing/waitlist-mails", cron: "* * * * *", run: sendWaitlistMails(deps) },
    ];
  },
};
