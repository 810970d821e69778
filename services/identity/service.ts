import { createApp, type ServiceDefinition } from "@reclaim/platform/service";
import { accountRoutes } from "./src/accounts/accounts.routes.ts";
import { createAuth } from "./src/accounts/auth.ts";
import { deletionRoutes } from "./src/deletion/deletion.routes.ts";
import { deletionJob } from "./src/deletion/deletion.use-cases.ts";
import { exportRoutes } from "./src/export/export.routes.ts";
import { identityData } from "./src/identity.data.ts";
import { sessionRoutes } from "./src/sessions/sessions.routes.ts";

/** Accounts, sessions and roles; the export of all that is stored about a member, and his deletion. */
export const identity: ServiceDefinition = {
  name: "identity",
  migrations: new URL("./migrations", import.meta.url),
  memberData: identityData,
  create(deps) {
    const app = createApp("identity", deps);
    const auth = createAuth(deps);
    app.route("/", accountRoutes(deps, auth));
    app.route("/", sessionRoutes(deps, auth));
    app.route("/", exportRoutes(deps));
    app.route("/", deletionRoutes(deps, auth));
    return app;
  },
  jobs: (deps) => [deletionJob(deps)],
};
