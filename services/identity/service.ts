import { createApp, type ServiceDefinition } from "@reclaim/platform/service";
import { accountRoutes } from "./src/accounts/accounts.routes.ts";
import { createAuth } from "./src/accounts/auth.ts";

/** Accounts, sessions and roles. */
export const identity: ServiceDefinition = {
  name: "identity",
  migrations: new URL("./migrations", import.meta.url),
  create(deps) {
    const app = createApp("identity", deps);
    app.route("/", accountRoutes(deps, createAuth(deps)));
    return app;
  },
};
