import { createApp, type ServiceDefinition } from "@reclaim/platform/service";
import { checkInRoutes } from "./src/check-ins/check-ins.routes.ts";
import { feedbackRoutes } from "./src/feedback/feedback.routes.ts";
import { journalRoutes } from "./src/journal/journal.routes.ts";
import { journalExportRoutes } from "./src/journal-export/journal-export.routes.ts";
import { membersData } from "./src/members.data.ts";
import { moduleProgressRoutes } from "./src/module-progress/module-progress.routes.ts";
import { profileRoutes } from "./src/profile/profile.routes.ts";
import { supportRoutes } from "./src/support/support.routes.ts";
import { weeklyMailRoutes } from "./src/weekly-mail/weekly-mail.routes.ts";
import { sendWeeklyMails } from "./src/weekly-mail/weekly-mail.use-cases.ts";

/** Profile, check-ins, streak, journal, modules and badges of members. */
export const members: ServiceDefinition = {
  name: "members",
  migrations: new URL("./migrations", import.meta.url),
  memberData: membersData,
  create(deps) {
    const app = createApp("members", deps);
    app.route("/", checkInRoutes(deps));
    app.route("/", feedbackRoutes(deps));
    app.route("/", journalRoutes(deps));
    app.route("/", journalExportRoutes(deps));
    app.route("/", moduleProgressRoutes(deps));
    app.route("/", profileRoutes(deps));
    app.route("/", supportRoutes(deps));
    app.route("/", weeklyMailRoutes(deps));
    return app;
  },
  // Zones differ by quarters of an hour.
  jobs: (deps) => [
    { name: "members/weekly-mails", cron: "*/15 * * * *", run: sendWeeklyMails(deps) },
  ],
};
