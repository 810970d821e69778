import { billingOperations } from "@reclaim/contracts-billing/operations";
import { createServiceApp, type ServiceDefinition } from "@reclaim/platform/service";
import { catalogueRoutes } from "./src/catalogue/catalogue.routes.ts";
import { subscriptionRoutes } from "./src/subscriptions/subscriptions.routes.ts";
import { subscriptions } from "./src/subscriptions/subscriptions.table.ts";
import { endSubscription } from "./src/subscriptions/end-subscription.use-case.ts";
import { waitlistRoutes } from "./src/waitlist/waitlist.routes.ts";
import { waitlist } from "./src/waitlist/waitlist.table.ts";

/** Price catalogue, subscriptions, trials and entitlements of members, and the waitlist. */
export const billing: ServiceDefinition = {
  name: "billing",
  operations: billingOperations,
  migrations: new URL("./migrations", import.meta.url),
  memberData: {
    tables: [
      { owner: subscriptions.userId, exportName: "subscription" },
      { owner: waitlist.email, ownerKey: "email", exportName: "waitlist" },
    ],
    otherTables: [],
    onAccountDeleted: (deps, sub) => endSubscription(deps)(sub),
  },
  create(deps) {
    const app = createServiceApp("billing", billingOperations, deps);
    app.route("/", catalogueRoutes(deps));
    app.route("/", subscriptionRoutes(deps));
    app.route("/", waitlistRoutes(deps));
    return app;
  },
};
