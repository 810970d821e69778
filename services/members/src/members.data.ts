import type { MemberData } from "@reclaim/platform/member-data";
import { userBadges } from "./badges/badges.table.ts";
import { checkIns, checkInSubmissions } from "./check-ins/check-ins.table.ts";
import { userFeedback } from "./feedback/feedback.table.ts";
import { journalEntries } from "./journal/journal.table.ts";
import { moduleProgress } from "./module-progress/module-progress.table.ts";
import { users } from "./profile/profile.table.ts";
import { supportMessages } from "./support/support.table.ts";
import { weeklyMails } from "./weekly-mail/weekly-mail.table.ts";
import { endWeeklyMails } from "./weekly-mail/weekly-mail.use-cases.ts";

/** What this service stores about members. */
export const membersData: MemberData = {
  tables: [
    { owner: users.id, exportedAs: "profile" },
    { owner: checkIns.userId, exportedAs: "checkIns" },
    { owner: checkInSubmissions.userId },
    { owner: journalEntries.userId, exportedAs: "journalEntries", secret: [journalEntries.said] },
    { owner: moduleProgress.userId, exportedAs: "moduleProgress" },
    { owner: userBadges.userId, exportedAs: "badges" },
    { owner: userFeedback.userId, exportedAs: "feedback" },
    { owner: supportMessages.userId, exportedAs: "supportMessages" },
    { owner: weeklyMails.userId, exportedAs: "weeklyMails", secret: [weeklyMails.token] },
  ],
  aboutNobody: [],
  leave: (deps, sub) => endWeeklyMails(deps)(sub),
};
