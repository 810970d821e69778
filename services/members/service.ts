import { membersOperations } from "@reclaim/contracts-members/operations";
import { createServiceApp, type ServiceDefinition } from "@reclaim/platform/service";
import { checkInRoutes } from "./src/check-ins/check-ins.routes.ts";
import { favouriteExerciseRoutes } from "./src/favourite-exercises/favourite-exercises.routes.ts";
import { feedbackRoutes } from "./src/feedback/feedback.routes.ts";
import { journalRoutes } from "./src/journal/journal.routes.ts";
import { purgeEntries } from "./src/journal/purge-entries.use-case.ts";
import { journalExportRoutes } from "./src/journal-export/journal-export.routes.ts";
import { membersData } from "./src/members.data.ts";
import { moduleProgressRoutes } from "./src/module-progress/module-progress.routes.ts";
import { meRoutes } from "./src/me/me.routes.ts";
import { onboardingRoutes } from "./src/onboarding/onboarding.routes.ts";
import { awardBadges } from "./src/badge-awards/award-badges.use-case.ts";
import { practiceRoutes } from "./src/practice/practice.routes.ts";
import { progressRoutes } from "./src/progress/progress.routes.ts";
import { pushRoutes } from "./src/push/push.routes.ts";
import { sendPushReminders } from "./src/push/send-push-reminders.use-case.ts";
import { supportRoutes } from "./src/support/support.routes.ts";
import { weeklyMailRoutes } from "./src/weekly-mail/weekly-mail.routes.ts";
import { sendWeeklyMails } from "./src/weekly-mail/send-weekly-mails.use-case.ts";
import type { MembersSecret } from "./src/shared/deps.ts";

export { rotateMasterKey } from "./src/journal-keys/rotate-master-key.use-case.ts";

/** Profile, check-ins, streak, journal, modules and badges of members. */
export const members: ServiceDefinition<MembersSecret> = {
  name: "members",
  secrets: ["contentHashKey", "journalMasterKeys", "vapidKey", "getCommunitySubject"],
  peers: ["identity", "community", "billing"],
  operations: membersOperations,
  migrations: new URL("./migrations", import.meta.url),
  memberData: membersData,
  create(deps) {
    const app = createServiceApp("members", membersOperations, deps);
    app.route("/", checkInRoutes({ ...deps, awardBadges }));
    app.route("/", favouriteExerciseRoutes(deps));
    app.route("/", feedbackRoutes(deps));
    app.route("/", journalRoutes({ ...deps, awardBadges }));
    app.route("/", journalExportRoutes(deps));
    app.route("/", moduleProgressRoutes({ ...deps, awardBadges }));
    app.route("/", meRoutes(deps));
    app.route("/", onboardingRoutes(deps));
    app.route("/", practiceRoutes(deps));
    app.route("/", progressRoutes(deps));
    app.route("/", pushRoutes(deps));
    app.route("/", supportRoutes(deps));
    app.route("/", weeklyMailRoutes(deps));
    return app;
  },
  // Zones differ by quarters of an hour.
  jobs: (deps) => [
    { name: "members/weekly-mails", cron: "*/15 * * * *", run: sendWeeklyMails(deps) },
    { name: "members/push-reminders", cron: "* * * * *", run: sendPushReminders(deps) },
    { name: "members/purge-deleted-entries", cron: "5,35 * * * *", run: purgeEntries(deps) },
  ],
};
