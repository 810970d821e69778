import { createApp, type ServiceDefinition } from "@reclaim/platform/service";
import { checkInRoutes } from "./src/check-ins/check-ins.routes.ts";
import { feedbackRoutes } from "./src/feedback/feedback.routes.ts";
import { profileRoutes } from "./src/profile/profile.routes.ts";

/** Profile, check-ins, streak and badges of members. */
export const members: ServiceDefinition = {
  name: "members",
  migrations: new URL("./migrations", import.meta.url),
  create(deps) {
    const app = createApp("members", deps);
    app.route("/", checkInRoutes(deps));
    app.route("/", feedbackRoutes(deps));
    app.route("/", profileRoutes(deps));
    return app;
  },
};
