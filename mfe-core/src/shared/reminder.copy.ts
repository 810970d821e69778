import type { NotificationPreferences } from "@reclaim/contracts-members/members";

/** What a reminder or a notice can be about. */
export type ReminderKind = "check-in" | "journal" | "module" | "progress" | "community";
export type Tone = NotificationPreferences["notificationTone"];

const TEXTS: Record<ReminderKind, { title: string } & Record<Tone, string>> = {
  "check-in": {
    title: "Daily check-in",
    // Word for word as core specification §4 has them.
    gentle: "It might be a good time for your daily reflection. Would you like to take a few " +
      "moments for yourself?",
    direct: "Time for your check-in! Complete it now to maintain your streak.",
    motivational: "You're building a powerful habit by checking in daily. Keep going, you've " +
      "got this!",
  },
  journal: {
    title: "Your journal",
    gentle: "If today left something behind, your journal has room for it. A few lines are enough.",
    direct: "Time for your journal. Write three lines and close the day.",
    motivational:
      "Every line you write makes you know yourself better. Put down the one for today.",
  },
  module: {
    title: "Your next module",
    gentle: "Your next module is there whenever you have a quiet quarter of an hour.",
    direct: "Time for your next module. Open it and finish one step today.",
    motivational: "Each module is solid ground under your feet. The next one is yours to take.",
  },
  progress: {
    title: "Your week",
    gentle: "Your week is ready to look back on. Take it in without hurry.",
    direct: "Your weekly summary is ready. Look at it, then plan the next week.",
    motivational:
      "Another week stands behind you. See what it built, and take it into the next one.",
  },
  community: {
    title: "Men's Circle",
    gentle: "There is something new for you in the circle. Have a look when it suits you.",
    direct: "You have new answers in the circle. Read them now.",
    motivational: "What you wrote reached someone in the circle. See what came back.",
  },
};

/** What a reminder of a kind says in the member's tone (core specification §4, D43). */
export const reminderText = (
  kind: ReminderKind,
  tone: Tone,
): { title: string; description: string } => ({
  title: TEXTS[kind].title,
  description: TEXTS[kind][tone],
});
