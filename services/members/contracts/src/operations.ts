import { defineOperations } from "@reclaim/contracts-common/operations";
import * as z from "zod/mini";
import { PILLAR_IDS } from "./catalogue.ts";
import { checkInList, recordCheckIn, recordCheckInAnswer } from "./check-ins.ts";
import { dayRange } from "./day-range.ts";
import { storedFeedback, userFeedback } from "./feedback.ts";
import {
  changedJournalEntry,
  journalDays,
  journalEntry,
  journalEntryChange,
  journalEntryList,
  journalQuery,
  journalSearch,
  newJournalEntry,
  recordedJournalEntry,
} from "./journal.ts";
import { member, memberChanges, onboarding } from "./members.ts";
import {
  completedModule,
  moduleProgress,
  moduleProgressList,
  moduleTasks,
} from "./module-progress.ts";
import {
  exerciseId,
  favouriteExercises,
  newPractice,
  practice,
  practiceList,
  practiceQuery,
  practiceTotals,
  practiceTotalsQuery,
} from "./practice.ts";
import { moodDays, progress } from "./progress.ts";
import { endedPushSubscription, newPushSubscription, pushKey } from "./push.ts";
import { receivedMessage, supportMessage } from "./support.ts";
import { unsubscribe, unsubscribeToken } from "./unsubscribe.ts";

const module = { pillar: z.enum(PILLAR_IDS), id: z.string().check(z.regex(/^[1-9]\d?$/)) };
const entry = { id: z.uuid() };
/** The texts are there, but the server has not the key that opens them. */
const locked = { 503: ["journal_locked"] } as const;
const favourite = { id: exerciseId };

export const membersOperations = defineOperations({
  completeOnboarding: {
    call: "POST /api/onboarding",
    summary: "Create an account, or a guest without one, and sign in",
    public: true,
    rateLimit: "strict",
    invalidatesSessions: "own",
    body: onboarding,
    answers: { 201: member },
    errors: { 409: ["email_taken", "username_taken"], 422: ["account_refused"] },
  },
  readMe: {
    call: "GET /api/me",
    summary: "Read the signed-in member",
    answers: { 200: member },
  },
  changeMe: {
    call: "PATCH /api/me",
    summary: "Change one's own details, preferences or time zone",
    invalidatesSessions: "own",
    body: memberChanges,
    answers: { 200: member },
  },
  exportJournal: {
    call: "GET /api/me/export/journal",
    summary: "Download one's journal as Markdown",
    answers: { 200: { contentType: "text/markdown" } },
    errors: locked,
  },
  recordCheckIn: {
    call: "POST /api/check-ins",
    summary: "Record or change the check-in of a day",
    body: recordCheckIn,
    answers: { 201: recordCheckInAnswer },
    errors: { 422: ["date_out_of_reach"], ...locked },
  },
  listCheckIns: {
    call: "GET /api/check-ins/user/{userId}",
    summary: "List one's own check-ins, newest first",
    parameters: { userId: z.string() },
    answers: { 200: checkInList },
  },
  readProgress: {
    call: "GET /api/progress",
    summary: "Read the moods of one's last year, and what goes with good and bad days",
    answers: { 200: progress },
  },
  listMoodDays: {
    call: "GET /api/mood-days",
    summary: "List one's own moods by date",
    query: dayRange,
    answers: { 200: moodDays },
  },
  recordJournalEntry: {
    call: "POST /api/journal-entries",
    summary: "Write a journal entry",
    body: newJournalEntry,
    answers: { 201: recordedJournalEntry },
    errors: locked,
  },
  listJournalEntries: {
    call: "GET /api/journal-entries",
    summary: "List one's own journal entries, newest first",
    query: journalQuery,
    answers: { 200: journalEntryList },
    errors: locked,
  },
  changeJournalEntry: {
    call: "PATCH /api/journal-entries/{id}",
    summary: "Change the text of a journal entry",
    parameters: entry,
    body: journalEntryChange,
    answers: { 200: changedJournalEntry },
    errors: locked,
  },
  removeJournalEntry: {
    call: "DELETE /api/journal-entries/{id}",
    summary: "Remove a journal entry, which can be restored for an hour",
    parameters: entry,
    answers: { 204: null },
  },
  restoreJournalEntry: {
    call: "POST /api/journal-entries/{id}/restore",
    summary: "Restore a journal entry that was removed within the last hour",
    parameters: entry,
    answers: { 200: journalEntry },
    errors: locked,
  },
  searchJournal: {
    call: "POST /api/journal-search",
    summary: "Find one's own journal entries by words, newest first",
    body: journalSearch,
    answers: { 200: journalEntryList },
    errors: locked,
  },
  listJournalDays: {
    call: "GET /api/journal-days",
    summary: "Count one's own journal entries by date",
    query: dayRange,
    answers: { 200: journalDays },
  },
  listModuleProgress: {
    call: "GET /api/module-progress",
    summary: "List the modules that one has begun",
    answers: { 200: moduleProgressList },
  },
  saveModuleTasks: {
    call: "PUT /api/module-progress/{pillar}/{id}",
    summary: "Save which tasks of a module's challenge are done",
    parameters: module,
    body: moduleTasks,
    answers: { 200: moduleProgress },
    errors: { 400: ["unknown_task"], 409: ["module_locked"] },
  },
  completeModule: {
    call: "POST /api/module-progress/{pillar}/{id}/complete",
    summary: "Complete a module",
    parameters: module,
    answers: { 200: completedModule },
    errors: { 409: ["module_locked"] },
  },
  recordPractice: {
    call: "POST /api/practice",
    summary: "Record that one has practised an exercise",
    body: newPractice,
    answers: { 201: practice },
  },
  listPractice: {
    call: "GET /api/practice",
    summary: "List what one has practised, newest first",
    query: practiceQuery,
    answers: { 200: practiceList },
  },
  readPracticeTotals: {
    call: "GET /api/practice/totals",
    summary: "Sum up what one has practised, in all and by day",
    query: practiceTotalsQuery,
    answers: { 200: practiceTotals },
  },
  listFavouriteExercises: {
    call: "GET /api/favourite-exercises",
    summary: "List one's favourite exercises",
    answers: { 200: favouriteExercises },
  },
  addFavouriteExercise: {
    call: "PUT /api/favourite-exercises/{id}",
    summary: "Make an exercise a favourite",
    parameters: favourite,
    answers: { 204: null },
  },
  removeFavouriteExercise: {
    call: "DELETE /api/favourite-exercises/{id}",
    summary: "Take an exercise from one's favourites",
    parameters: favourite,
    answers: { 204: null },
  },
  readPushKey: {
    call: "GET /api/push-subscriptions/key",
    summary: "Read the key that a browser subscribes to push messages with",
    answers: { 200: pushKey },
  },
  addPushSubscription: {
    call: "POST /api/push-subscriptions",
    summary: "Get reminders on this device while the page is closed",
    deniedToReleaseCheck: true,
    body: newPushSubscription,
    answers: { 204: null },
    errors: { 422: ["unknown_push_service"] },
  },
  removePushSubscription: {
    call: "DELETE /api/push-subscriptions",
    summary: "Get no more reminders on this device while the page is closed",
    body: endedPushSubscription,
    answers: { 204: null },
  },
  giveFeedback: {
    call: "POST /api/user-feedback",
    summary: "Say how one likes a feature",
    body: userFeedback,
    answers: { 201: storedFeedback },
  },
  sendSupportMessage: {
    call: "POST /api/support-messages",
    summary: "Write to the team",
    rateLimit: "strict",
    deniedToReleaseCheck: true,
    body: supportMessage,
    answers: { 201: receivedMessage },
  },
  unsubscribe: {
    call: "POST /api/unsubscribe",
    summary: "End the weekly mail (RFC 8058)",
    public: true,
    acceptsForm: true,
    query: z.object({ token: z.optional(unsubscribeToken) }),
    body: unsubscribe,
    answers: { 204: null },
  },
});
