import type { Reminder } from "./reminders.model.ts";

/** Where a reminder leads. */
export const ACTIONS: Record<Reminder["kind"], { label: string; to: string }> = {
  "check-in": { label: "Check in", to: "/" },
  journal: { label: "Write", to: "/journal" },
  module: { label: "Continue", to: "/journey" },
  progress: { label: "Look back", to: "/progress" },
};
