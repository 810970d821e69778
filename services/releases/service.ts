import { createApp, type ServiceDefinition } from "@reclaim/platform/service";
import { registryRoutes } from "./src/registry/registry.routes.ts";
import { takeInBuiltReleases } from "./src/registry/registry.use-cases.ts";

/** The registry of remotes: which version of each is live. */
export const releases: ServiceDefinition = {
  name: "releases",
  migrations: new URL("./migrations", import.meta.url),
  memberData: null,
  prepare: (deps) => takeInBuiltReleases(deps),
  create(deps) {
    const app = createApp("releases", deps);
    app.route("/", registryRoutes(deps));
    return app;
  },
};
