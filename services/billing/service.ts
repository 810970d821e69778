import { createApp, type ServiceDefinition } from "@reclaim/platform/service";
import { catalogueRoutes } from "./src/catalogue/catalogue.routes.ts";
import { subscriptionRoutes } from "./src/subscriptions/subscriptions.routes.ts";
import { subscriptions } from "./src/subscriptions/subscriptions.table.ts";
import { endSubscription } from "./src/subscriptions/subscriptions.use-cases.ts";
import { waitlistRoutes } from "./src/waitlist/waitlist.routes.ts";
import { waitlist } from "./src/waitlist/waitlist.table.ts";

/** Price catalogue, subscriptions, trials and entitlements of members, and the waitlist. */
export const billing: ServiceDefinition = {
  name: "billing",
  migrations: new URL("./migrations", import.meta.url),
  memberData: {
    tables: [
      { owner: subscriptions.userId, exportedAs: "subscription" },
      { owner: waitlist.email, by: "email", exportedAs: "waitlist" },
    ],
    aboutNobody: [],
    leave: (deps, sub) => endSubscription(deps)(sub),
  },
  create(deps) {
    const app = createApp("billing", deps);
    app.route("/", catalogueRoutes(deps));
    app.route("/", subscriptionRoutes(deps));
    app.route("/", waitlistRoutes(deps));
    return app;
  },
};
