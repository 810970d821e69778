import { createApp, type ServiceDefinition } from "@reclaim/platform/service";
import { catalogueRoutes } from "./src/catalogue/catalogue.routes.ts";
import { subscriptionRoutes } from "./src/subscriptions/subscriptions.routes.ts";
import { waitlistRoutes } from "./src/waitlist/waitlist.routes.ts";

/** Price catalogue, subscriptions, trials and entitlements of members, and the waitlist. */
export const billing: ServiceDefinition = {
  name: "billing",
  migrations: new URL("./migrations", import.meta.url),
  create(deps) {
    const app = createApp("billing", deps);
    app.route("/", catalogueRoutes(deps));
    app.route("/", subscriptionRoutes(deps));
    app.route("/", waitlistRoutes(deps));
    return app;
  },
};
