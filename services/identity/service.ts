import { SERVICE_NAMES } from "@reclaim/contracts-common/services";
import { identityOperations } from "@reclaim/contracts-identity/operations";
import { createServiceApp, type ServiceDefinition } from "@reclaim/platform/service";
import { accountRoutes } from "./src/accounts/accounts.routes.ts";
import { createAuth } from "./src/accounts/auth.adapter.ts";
import { authRoutes } from "./src/accounts/auth.routes.ts";
import { deletionRoutes } from "./src/deletion/deletion.routes.ts";
import { deletionJob } from "./src/deletion/deletion.jobs.ts";
import { exportRoutes } from "./src/export/export.routes.ts";
import { identityData } from "./src/identity.data.ts";
import { sessionRoutes } from "./src/sessions/sessions.routes.ts";
import type { IdentitySecret } from "./src/shared/deps.ts";

export { setRole } from "./src/accounts/set-role.use-case.ts";

/** Accounts, sessions and roles; the export of all that is stored about a member, and his deletion. */
export const identity: ServiceDefinition<IdentitySecret> = {
  name: "identity",
  secrets: ["sessionKey", "getCommunitySubject"],
  // It collects and erases what each of them stores about a member.
  peers: SERVICE_NAMES.filter((name) => name !== "identity"),
  operations: identityOperations,
  migrations: new URL("./migrations", import.meta.url),
  memberData: identityData,
  create(deps) {
    const app = createServiceApp("identity", identityOperations, deps);
    const auth = createAuth(deps);
    app.route("/", accountRoutes(deps, auth));
    app.route("/", authRoutes(auth));
    app.route("/", sessionRoutes(deps, auth));
    app.route("/", exportRoutes(deps));
    app.route("/", deletionRoutes(deps, auth));
    return app;
  },
  jobs: (deps) => [deletionJob(deps)],
};
