import type { MemberData } from "@reclaim/platform/member-data";
import type { MembersDeps } from "./shared/deps.ts";
import { userBadges } from "./badges/badges.table.ts";
import { exportCheckIns } from "./check-ins/export-check-ins.use-case.ts";
import { checkIns, checkInSubmissions } from "./check-ins/check-ins.table.ts";
import { favouriteExercises } from "./favourite-exercises/favourite-exercises.table.ts";
import { userFeedback } from "./feedback/feedback.table.ts";
import { journalRepository } from "./journal/journal.repository.ts";
import { journalEntries } from "./journal/journal.table.ts";
import { journalKeys, journalMasterKeys } from "./journal-keys/journal-keys.table.ts";
import { moduleProgress } from "./module-progress/module-progress.table.ts";
import { practices } from "./practice/practice.table.ts";
import { users } from "./profile/profile.table.ts";
import { pushReminders, pushSubscriptions } from "./push/push.table.ts";
import { supportMessages } from "./support/support.table.ts";
import { weeklyMails } from "./weekly-mail/weekly-mail.table.ts";
import { endWeeklyMails } from "./weekly-mail/end-weekly-mails.use-case.ts";

/** What this service stores about members. */
export const membersData: MemberData<MembersDeps> = {
  tables: [
    { owner: users.id, exportName: "profile" },
    { owner: checkIns.userId, exportName: "checkIns", readExport: exportCheckIns },
    { owner: checkInSubmissions.userId },
    {
      owner: journalEntries.userId,
      exportName: "journalEntries",
      readExport: (deps, userId) => journalRepository(deps.db, deps).all(userId),
    },
    // With it, what copies of the database still hold of the member's texts is unreadable.
    { owner: journalKeys.userId },
    { owner: moduleProgress.userId, exportName: "moduleProgress" },
    { owner: practices.userId, exportName: "practices" },
    { owner: favouriteExercises.userId, exportName: "favouriteExercises" },
    {
      owner: pushSubscriptions.userId,
      exportName: "pushSubscriptions",
      // Who knows these can send to the device.
      unexportedColumns: [
        pushSubscriptions.endpoint,
        pushSubscriptions.p256dh,
        pushSubscriptions.auth,
      ],
    },
    { owner: pushReminders.userId },
    { owner: userBadges.userId, exportName: "badges" },
    { owner: userFeedback.userId, exportName: "feedback" },
    { owner: supportMessages.userId, exportName: "supportMessages" },
    {
      owner: weeklyMails.userId,
      exportName: "weeklyMails",
      unexportedColumns: [weeklyMails.token],
    },
  ],
  otherTables: [journalMasterKeys],
  onAccountDeleted: (deps, sub) => endWeeklyMails(deps)(sub),
};
