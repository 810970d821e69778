import { createApp, type ServiceDefinition } from "@reclaim/platform/service";
import { journalPromptRoutes } from "./src/journal-prompts/journal-prompts.routes.ts";
import { moodThemeRoutes } from "./src/mood-themes/mood-themes.routes.ts";
import { pseudonymRoutes } from "./src/pseudonyms/pseudonyms.routes.ts";

/** Helpers that answer from what a member tells of himself; they store nothing. */
export const insights: ServiceDefinition = {
  name: "insights",
  memberData: null,
  create(deps) {
    const app = createApp("insights", deps);
    app.route("/", moodThemeRoutes());
    app.route("/", journalPromptRoutes(Math.random));
    app.route("/", pseudonymRoutes(Math.random));
    return app;
  },
};
